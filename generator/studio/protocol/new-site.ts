/** A site that is not there yet. */
import type { NewSite } from './requests.ts';
import type { LooksAnswer } from './site.ts';

/** `GET /api/new-site`, and what every answer changes. */
export interface NewSiteAnswer {
  answers: NewSite;
  /** The look that is shown as chosen. */
  style: string;
  kinds: readonly NewSite['kind'][];
  looks: LooksAnswer['looks'];
  /** The picture, in the assets folder, and the colours that it is made of. */
  picture?: { path: string; colours: string[] } | undefined;
  /** The folder that everything goes into. */
  folder: string;
}
