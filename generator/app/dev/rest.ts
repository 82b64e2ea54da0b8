/** The site without what is wrong: one value that cannot be read does not keep everything else from being seen. */
import type { SourceFile } from '../../engine/content/types.ts';
import { isError, type Position } from '../../engine/problems/index.ts';
import type { BuildInput } from '../pipeline/input.ts';
import type { Build } from '../pipeline/report.ts';

type Read = BuildInput['read'];

export interface Rest {
  /** Notes files that a site has been made of. */
  note(read: Read): void;
  /** Builds what a failed build leaves: `shown` of the result is missing if an error has no place, or is in the rest too. */
  build(read: Read, failed: Build): Promise<Build>;
}

type Amend = (source: SourceFile, wrong: readonly Position[]) => SourceFile | undefined;

export function openRest(build: (read: Read) => Promise<Build>): Rest {
  let right: ReadonlyMap<string, SourceFile> = new Map();
  const asBefore: Amend = ({ file }) => right.get(file);
  const withoutLines: Amend = (source, wrong) => {
    const lines = source.text.split('\n');
    const known = right.get(source.file)?.text.split('\n') ?? [];
    for (const { line } of wrong) {
      const key = /^ *[\w-]+:/.exec(lines[line - 1] ?? '')?.[0];
      const [before = '', other] = known.filter((each) => key !== undefined && each.startsWith(key));
      // There may be several of a list; without a key that is needed, the whole file would be as before.
      lines[line - 1] = other === undefined ? before : '';
    }
    return { ...source, text: lines.join('\n') };
  };
  return {
    note({ sources }) {
      right = new Map(sources.map((source) => [source.file, source]));
    },
    async build({ sources }, failed) {
      let rest = { sources, problems: failed.problems };
      // Without a file, what refers to it is wrong as well.
      for (const amend of [withoutLines, asBefore, withoutLines]) {
        const wrong = rest.problems.filter(isError).map(({ at }) => at);
        const left = rest.sources.flatMap((source) => {
          const own = wrong.flatMap((at) => (at?.file === source.file ? at : []));
          return own.length > 0 ? (amend(source, own) ?? []) : source;
        });
        const built = await build({ sources: left, problems: [] });
        if (built.made) return { ...failed, shown: built.made };
        rest = { sources: left, problems: built.problems };
      }
      return failed;
    },
  };
}
