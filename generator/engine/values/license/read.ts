/** Licenses that music is given away under, by the names and addresses that people write. */
import type { Read } from '../../content/schema/read.ts';

export interface License {
  /** SPDX identifier: `CC-BY-SA-4.0`. */
  id: string;
  /** `CC BY-SA 4.0`. */
  name: string;
  url: string;
}

const CREATIVE_COMMONS = 'https://creativecommons.org';

/** A name or an address of Creative Commons: its terms, its version, and the country that it was adapted for. */
const TERMS =
  /^(?:(?:https?:\/\/)?(?:www\.)?creativecommons\.org\/licenses\/|cc |creative commons )(by(?: (?:nc|sa|nd))*)(?:[ /]([1-4]\.\d)(?:[ /]([a-z]{2}))?)?(?:[ /].*)?$/;

const COMBINATIONS = ['by', 'by sa', 'by nd', 'by nc', 'by nc sa', 'by nc nd'];
const VERSIONS = ['1.0', '2.0', '2.5', '3.0', '4.0'];

/** Others, by what people write for them in lower case. */
const OTHERS: readonly [RegExp, License][] = [
  [
    /^(?:cc ?0|creative commons zero)(?: 1\.0)?$|creativecommons\.org\/publicdomain\/zero\//,
    { id: 'CC0-1.0', name: 'CC0 1.0', url: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/` },
  ],
  [
    /^(?:cc pdm|public domain mark|public domain)(?: 1\.0)?$|creativecommons\.org\/publicdomain\/mark\//,
    {
      id: 'CC-PDM-1.0',
      name: 'Public Domain Mark 1.0',
      url: `${CREATIVE_COMMONS}/publicdomain/mark/1.0/`,
    },
  ],
  [
    /^(?:lal|free art license|licence art libre)(?: 1\.3)?$|artlibre\.org\/licen[cs]e\/lal/,
    { id: 'LAL-1.3', name: 'Free Art License 1.3', url: 'https://artlibre.org/licence/lal/en/' },
  ],
];

export function readLicense(written: string): Read<License> {
  const plain = written.trim().toLowerCase();
  // Hyphens in names, and between the terms of an address.
  const words = plain.replace(/[\s_-]+/g, ' ');
  const other = OTHERS.find(([pattern]) => pattern.test(words));
  if (other) return { value: other[1] };
  const [, terms = '', version, country = ''] = TERMS.exec(words) ?? [];
  const ordered = terms.replace(/^by (sa|nd) nc$/, 'by nc $1');
  const name = ordered.toUpperCase().replaceAll(' ', '-');
  if (!COMBINATIONS.includes(ordered)) return { refused: 'it is no license of Creative Commons.' };
  if (version === undefined || !VERSIONS.includes(version))
    return { refused: 'its version is missing.', advice: `CC ${name} 4.0` };
  const port = country.toUpperCase();
  return {
    value: {
      id: ['CC', name, version, ...(port ? [port] : [])].join('-'),
      name: ['CC', name, version, ...(port ? [port] : [])].join(' '),
      url: `${CREATIVE_COMMONS}/licenses/${name.toLowerCase()}/${version}/${country && `${country}/`}`,
    },
  };
}
