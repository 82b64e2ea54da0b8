import type { ReactNode } from 'react';
import type { Page } from '../../generator/app/list/features.ts';
import type { Shell } from '../../generator/app/pipeline/shell.ts';
import { directionOf } from '../../generator/engine/lib/direction.ts';
import { wordsOf } from '../../generator/site/words/words.ts';
import { Cut } from '../cut.ts';
import { IslandAssets } from '../Island.tsx';
import { WordsProvider } from '../words.ts';
import { Announcement } from './Announcement.tsx';
import { isAlone } from './alone.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { Languages } from './Languages.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { themeStyle } from './theme.ts';

interface Props {
  page: Page;
  shell: Shell;
  children: ReactNode;
}

/** The HTML document around every page. */
export function Document({ page, shell, children }: Props) {
  return (
    <html
      lang={shell.lang}
      dir={directionOf(shell.lang) === 'rtl' ? 'rtl' : undefined}
      style={themeStyle(page.theme)}
    >
      <Head page={page} shell={shell} />
      <body data-embed={page.template === 'embed' ? '' : undefined}>
        <IslandAssets value={shell.assets.islands}>
          <WordsProvider value={wordsOf(shell.words)}>
            <Cut value={shell.cut}>
              {isAlone(page) ? (
                <>
                  {page.template === 'links' && page.languages && <Languages choices={page.languages} />}
                  <main>{children}</main>
                </>
              ) : (
                <Frame page={page} shell={shell}>
                  {children}
                </Frame>
              )}
            </Cut>
          </WordsProvider>
        </IslandAssets>
      </body>
    </html>
  );
}

/** The foot, and on Home the card of the artist. One child of the frame, whose number decides the ids of islands. */
function End({ page, shell: { card, footer, artist } }: Omit<Props, 'children'>) {
  const foot = <Footer footer={footer} artist={artist} />;
  if (!card || page.template !== 'home') return foot;
  return (
    <>
      <Card {...card} />
      {foot}
    </>
  );
}

/** The artist's card, invisible: every look shows the artist in its own way. */
function Card({ name, url, photo, note }: NonNullable<Shell['card']>) {
  return (
    <div className="h-card" hidden>
      <a className="p-name u-url u-uid" rel="me" href={url}>
        {name}
      </a>
      <data className="u-photo" value={photo} />
      {note && <p className="p-note">{note}</p>}
    </div>
  );
}

/** The frame around the page on the site itself. */
function Frame({ page, shell, children }: Props) {
  return (
    <>
      <SkipLinks />
      {shell.announcement && <Announcement {...shell.announcement} />}
      {page.languages && <Languages choices={page.languages} />}
      <Header shell={shell} route={page.section ?? page.route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Breadcrumbs items={page.breadcrumbs} />
      <End page={page} shell={shell} />
    </>
  );
}
