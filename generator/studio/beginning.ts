/** A site that is not there yet: its questions, its pages as they would be, and the way from there to the studio of that site. */
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { kindOf } from '../app/list/grammar.ts';
import { type ArtistFacts, DEFAULTS } from '../app/scaffold/artist/facts.ts';
import { writeSources } from '../app/scaffold/artist/index.ts';
import { SUGGESTED_LOOKS } from '../app/scaffold/artist/kinds.ts';
import { nameOf } from '../app/scaffold/artist/questions.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { compare } from '../engine/lib/text.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import { ARTIST_KINDS } from '../site/schema/artist-kinds.ts';
import { DEFAULT_LOOK } from '../site/schema/look.ts';
import { TRANSLATIONS } from '../site/words/index.ts';
import { listColours } from './accent.ts';
import { openHistory } from './history.ts';
import { travel } from './journal.ts';
import { describeLooks } from './looks.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Read } from './overlay.ts';
import type { NewSiteAnswer } from './protocol/index.ts';
import { emptyRequest, type NewSite, newSiteRequest } from './protocol/requests.ts';
import { sentence } from './sentences.ts';
import { answerStop, type Handle, taking } from './taking.ts';
import { takeUpload } from './uploads.ts';
import type { Workspace } from './workspace.ts';

export interface BeginningOptions {
  workspace: Workspace;
  packageRoot: string;
  today: DayIn;
  /** Time zone of this computer. */
  timezone: string;
  createSite(artist: ArtistFacts): void;
  stop(): void;
}

interface Connection {
  /** The origin of the preview, which shows the overlay. */
  preview: string;
  /** Settles when the preview shows the overlay as it is now. */
  refresh(): Promise<void>;
  /** Goes on as the studio of the site that is there now. */
  goOn(): Promise<void>;
}

/** Requests work on this as long as there is no site. */
export interface Beginning extends Pick<Connection, 'preview'>, Pick<BeginningOptions, 'stop'> {
  /** @param language that of the browser, for somebody who has not answered anything yet; pages are in it with the first answer */
  begin(language: string): Promise<NewSiteAnswer>;
  answer(next: NewSite): Promise<NewSiteAnswer>;
  takePicture(name: string, stream: IncomingMessage): Promise<Outcome<NewSiteAnswer>>;
  dropPicture(): Promise<NewSiteAnswer>;
  create(next: NewSite): Promise<void>;
}

const UNANSWERED: NewSite = { name: '', kind: DEFAULTS.kind, languages: ['en'], look: DEFAULTS.look };

/** Answers are kept in memory: a page that is loaded again has them, and a folder without a site stays without. */
export function openBeginning({
  packageRoot,
  today,
  timezone,
  createSite,
  stop,
  ...options
}: BeginningOptions) {
  const { workspace } = options;
  const { root, assets } = workspace;
  let answers = UNANSWERED;
  let picture: NewSiteAnswer['picture'];
  // With a history of its own: the studio of the site cannot undo it.
  let removePicture = () => {};
  let read = readSources();
  let made: Promise<void> | undefined;

  function styleOf({ style, kind }: NewSite): string {
    return style ?? SUGGESTED_LOOKS[kind] ?? DEFAULT_LOOK;
  }

  function describeArtist(): ArtistFacts {
    const { name, languages } = answers;
    return {
      ...DEFAULTS,
      ...answers,
      ...{ host: 'none', timezone, style: styleOf(answers), picture: picture?.path },
      name: name || nameOf(basename(root)),
      languages: languages.join() === 'en' ? undefined : languages,
    };
  }

  function readSources(): Read {
    const files = writeSources(describeArtist(), today(timezone));
    const sources = files.flatMap(({ path: file, text }): SourceFile[] => {
      const path = file.replace('content/', '');
      const known = kindOf(path);
      return known ? [{ file, path, text, ...known }] : [];
    });
    return { sources: sources.sort((one, other) => compare(one.path, other.path)), problems: [] };
  }

  /** Removes the picture, and the colour that came from it. */
  function forgetPicture(): void {
    const { accent = '' } = answers;
    if (picture?.colours.includes(accent)) answers = { ...answers, accent: undefined };
    removePicture();
    removePicture = () => {};
    picture = undefined;
  }

  function connect({ preview, refresh, goOn }: Connection): Beginning {
    const show = async (): Promise<NewSiteAnswer> => {
      read = readSources();
      await refresh();
      return describe();
    };
    const describe = async (): Promise<NewSiteAnswer> => ({
      ...{ answers, picture, style: styleOf(answers), kinds: ARTIST_KINDS, folder: root },
      ...(await describeLooks({ root, packageRoot }, preview)),
    });
    const make = async () => {
      createSite(describeArtist());
      await goOn();
    };
    return {
      ...{ preview, stop },
      begin(language) {
        if (answers === UNANSWERED && TRANSLATIONS.includes(language))
          answers = { ...answers, languages: [language] };
        return describe();
      },
      async answer(next) {
        answers = next;
        return show();
      },
      async takePicture(name, bytes) {
        const history = openHistory();
        const taken = await takeUpload({ ...workspace, history }, { name, wanted: 'picture', bytes });
        if ('refused' in taken) return taken;
        const { path, format } = taken.value;
        const remove = () => void travel({ ...workspace, history }, 'undo');
        if (format === 'SVG') {
          remove();
          return refuse(415, sentence('upload-format', { name, format }));
        }
        if (path === picture?.path) return { value: await describe() };
        forgetPicture();
        removePicture = remove;
        picture = { path, colours: await listColours(assets, path) };
        answers = { ...answers, accent: answers.accent ?? picture.colours[0] };
        return { value: await show() };
      },
      async dropPicture() {
        forgetPicture();
        return show();
      },
      create(next) {
        answers = next;
        made ??= make().catch((error) => {
          made = undefined;
          throw error;
        });
        return made;
      },
    };
  }

  return {
    connect,
    /** The content of the site as it would be. */
    overlay: () => read,
    /** Leaves nothing behind of a site that was not created. */
    close: () => made ?? forgetPicture(),
  };
}

/** Keyed by method and path, as long as there is no site. */
export const NEW_SITE_API: Readonly<Record<string, Handle<Beginning>>> = {
  'GET /api/new-site': async ({ begin }, { query }) => ({ value: await begin(query.get('language') ?? '') }),
  'POST /api/new-site': taking(newSiteRequest, async ({ answer }, answers) => ({
    value: await answer(answers),
  })),
  'PUT /api/new-site/picture': ({ takePicture }, { query, stream }) =>
    takePicture(query.get('name') ?? '', stream),
  'POST /api/new-site/picture/remove': taking(emptyRequest, async ({ dropPicture }) => ({
    value: await dropPicture(),
  })),
  'POST /api/new-site/create': taking(newSiteRequest, async ({ create }, answers) => {
    await create(answers);
    return { value: {} };
  }),
  'POST /api/stop': taking(emptyRequest, answerStop),
};
