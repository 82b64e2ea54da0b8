/** ID3v2.4, for MP3 and AAC without a container. */
import { FRONT } from './comments.ts';
import type { Tags } from './types.ts';

/** The code for lyrics in an unknown language (section 4.8): that of the song may differ from that of the site. */
const UNKNOWN = 'XXX';

/** Required by the type of the writer, which only uses the frames. */
const NO_NAMES = { title: '', artist: '', album: '', year: '', track: '', comment: '', genre: '' };

/** A tag, to be put in front of a file that has none. */
export async function writeId3({ facts, cover }: Tags): Promise<Uint8Array> {
  const { default: MP3Tag } = await import('mp3tag.js');
  const { track, work, bpm, key = '', lyrics, license } = facts;
  const texts = {
    TIT2: facts.title,
    TPE1: facts.artist,
    TALB: facts.album,
    TRCK: track && `${track.number}/${track.of}`,
    TPOS: track && String(track.disc),
    TDRC: facts.date,
    TSRC: facts.isrc,
    TCON: facts.genre,
    TCOP: facts.copyright,
    TPUB: facts.label,
    TBPM: bpm && String(Math.round(bpm)),
    TKEY: shortenKey(key),
    TCOM: facts.composer,
    TPE3: facts.conductor,
    TIT1: work?.title,
  };
  // Frames of iTunes, which the writer does not know.
  const others = work && {
    MVNM: [encodeText(work.movement)],
    MVIN: [encodeText(`${work.number}/${work.of}`)],
  };
  const tag = MP3Tag.writeBuffer(
    new ArrayBuffer(0),
    {
      ...NO_NAMES,
      v2: {
        ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
        ...others,
        ...(license && { WCOP: license.url }),
        ...(work && {
          TXXX: [
            { description: 'WORK', text: work.title },
            { description: 'SHOWMOVEMENT', text: '1' },
          ],
        }),
        ...(lyrics && { USLT: [{ language: UNKNOWN, descriptor: '', text: lyrics }] }),
        ...(cover && {
          APIC: [{ format: 'image/jpeg', type: FRONT, description: '', data: [...cover.bytes] }],
        }),
      },
    },
    { id3v1: { include: false }, id3v2: { include: true, version: 4, padding: 0, unsupported: true } },
  );
  return new Uint8Array(tag);
}

/** The number of UTF-8 among the encodings of texts. */
const UTF_8 = 3;

function encodeText(text: string): number[] {
  return [UTF_8, ...Buffer.from(text)];
}

/** `Am` for A minor, as the frame wants it, in three characters at most; undefined for other keys. */
function shortenKey(key: string): string | undefined {
  const [, note = '', sign = '', mode = ''] =
    /^([A-G])\s*([#♯b♭]|[ -]?sharp|[ -]?flat)?\s*(major|maj|minor|min|m)?$/i.exec(key.trim()) ?? [];
  if (note === '') return undefined;
  const accidental = sign && (/[#♯]|sharp/i.test(sign) ? '#' : 'b');
  // A capital M is a major key.
  const isMinor = mode === 'm' || /^min/i.test(mode);
  return note.toUpperCase() + accidental + (isMinor ? 'm' : '');
}
