/** The pages that stand alone. */
import type {
  Audio,
  ComingRelease,
  LatestRelease,
  Link,
  LinkCard,
  MusicCard,
  PageHead,
  Picture,
  TextBlock,
} from '../../model/props/parts.ts';

export interface HomeProps {
  artist: string;
  tagline: string;
  location: string;
  latest?: LatestRelease | undefined;
  /** The next release that is announced. */
  coming?: ComingRelease | undefined;
  /** The profile to follow, `Follow on Instagram`. */
  follow?: Link | undefined;
  explore: { text: string; cards: MusicCard[]; all: Link };
  remix?: { card: MusicCard; text: string; audio?: Audio | undefined; listen?: Link | undefined } | undefined;
  community?: { text: string; link: Link } | undefined;
}

export interface AboutProps extends PageHead {
  portrait?: Picture | undefined;
  sections: TextBlock[];
  coreValues: TextBlock[];
  atAGlance: { label: string; value: string }[];
  exploreMore: LinkCard[];
}

export interface ProjectsProps extends PageHead {
  projects: {
    name: string;
    type: string;
    status: string;
    descriptionHtml: string;
    highlights: string[];
    releases: { title: string; year: string; streams: string }[];
    picture?: Picture | undefined;
  }[];
  collaborations: { artist: string; track: string; type: string; year: string; link?: Link | undefined }[];
}

export interface LegalProps {
  title: string;
  html: string;
  updated: string;
  updatedLabel: string;
}

export interface NotFoundProps {
  home: Link;
}
