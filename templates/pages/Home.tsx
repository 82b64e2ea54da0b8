import type { ReactNode } from 'react';
import type { HomeProps } from '../../generator/features/pages/home.ts';
import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import { Coming } from '../parts/Coming.tsx';
import { FeaturedRemix } from '../parts/FeaturedRemix.tsx';
import { HomeHero } from '../parts/HomeHero.tsx';
import { HomeCommunity, HomeFeatured, HomeLatest } from '../parts/HomeMusic.tsx';
import {
  HomeArtists,
  HomeNews,
  HomeNewsletter,
  HomeQuotes,
  HomeScores,
  HomeShows,
  HomeText,
  HomeVideo,
  HomeWorks,
} from '../parts/HomeRooms.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';

export function Home(props: HomeProps) {
  return (
    <div className="relative">
      {!hasStage(props) && <HomeSkeleton plain={!props.lead && !props.opening} />}
      <HomeHero {...props} />
      {props.sections.map((section, index) => (
        <Section key={`${section.name} ${String(index)}`} section={section} />
      ))}
    </div>
  );
}

/** A first screen of another shape, with a picture that brings its own preview. */
function hasStage({ opening }: HomeProps): boolean {
  return opening !== undefined && opening.lead !== 'portrait';
}

function Section({ section }: { section: HomeSection }): ReactNode {
  switch (section.name) {
    case 'latest':
      // Of its facts, `key` is one for React if they are spread.
      return <HomeLatest latest={section} />;
    case 'coming':
      return <Coming releases={[section.release]} />;
    case 'scores':
      return <HomeScores {...section} />;
    case 'works':
      return <HomeWorks {...section} />;
    case 'artists':
      return <HomeArtists {...section} />;
    case 'shows':
      return <HomeShows {...section} />;
    case 'featured':
      return <HomeFeatured {...section} />;
    case 'video':
      return <HomeVideo {...section} />;
    case 'news':
      return <HomeNews {...section} />;
    case 'remix':
      return <FeaturedRemix {...section} />;
    case 'quotes':
      return <HomeQuotes {...section} />;
    case 'newsletter':
      return <HomeNewsletter {...section} />;
    case 'community':
      return <HomeCommunity {...section} />;
    case 'text':
      return <HomeText {...section} />;
  }
}
