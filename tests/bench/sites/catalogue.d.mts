interface Release {
  title: string;
  text: string;
  [fact: string]: unknown;
}

export function describeRelease(index: number, note?: string): Release;
