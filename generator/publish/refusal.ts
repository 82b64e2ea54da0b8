/** Publishing would do harm, or cannot begin: nothing has been touched. */
export class PublishRefusal extends Error {
  /** `folder`: the output folder is not for Liner to replace. `locked`: another build is writing it. */
  readonly reason: 'folder' | 'locked';

  constructor(reason: PublishRefusal['reason'], message: string) {
    super(message);
    this.name = 'PublishRefusal';
    this.reason = reason;
  }
}
