import type { Page } from '../../generator/app/list/features.ts';
import type { Shell } from '../../generator/app/pipeline/shell.ts';
import type { PlayerAssets } from '../../generator/engine/bundle/made.ts';
import { scriptOf } from '../../generator/engine/lib/direction.ts';
import { scriptJson } from '../../generator/engine/lib/markup.ts';
import type { Meta } from '../../generator/site/seo.ts';
import { ENGLISH_WORDS, type WordsData } from '../../generator/site/words/words.ts';
import { isAlone } from './alone.ts';

interface Props {
  page: Page;
  shell: Shell;
}

/** A letter of Western Europe that English does not have. Fonts with others, such as ł or ş, are not preloaded. */
const ACCENTED = /[À-ÖØ-öø-ÿŒœ]/;

export function Head({ page, shell }: Props) {
  const { template, meta, policy, theme, languages, needs } = page;
  const { assets } = shell;
  const hasScripts = !isAlone(page);
  // Nothing plays on a page of links, nor on public pages if all recordings are private.
  const player = template === 'links' || needs.media.length === 0 ? undefined : assets.player;
  const fonts = listFonts(meta, shell);
  return (
    <head>
      <meta charSet="utf-8" />
      {/* Before anything is fetched: the address is a key, which nobody else gets. */}
      {page.standing === 'private' && <meta name="referrer" content="no-referrer" />}
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <meta name="robots" content={meta.robots} />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.styles} />
      {assets.seldomStyles && <link rel="stylesheet" href={assets.seldomStyles} data-seldom="" />}
      {player && <link rel="stylesheet" href={player.styles} />}
      {meta.alternates.map((alternate) => (
        <link key={alternate.href} rel="alternate" {...alternate} />
      ))}
      {meta.languages?.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <SocialMeta meta={meta} />
      <Icons assets={assets} />
      {/* The first that suits the device counts. */}
      {theme?.dark && (
        <meta name="theme-color" content={theme.dark.wash} media="(prefers-color-scheme: dark)" />
      )}
      <meta name="theme-color" content={theme?.wash ?? assets.themeColor} />
      {meta.jsonLd.map(scriptJson).map((data) => (
        <DataScript key={data} type="application/ld+json" json={data} />
      ))}
      {hasScripts && <Scripts shell={shell} />}
      {hasScripts && languages && assets.scripts && <script type="module" src={assets.scripts.languages} />}
      {page.template === 'home' && page.props.lead?.announced?.countdown && assets.scripts && (
        <script type="module" src={assets.scripts.countdown} />
      )}
      {template === 'notFound' && assets.scripts && <script type="module" src={assets.scripts.notFound} />}
      {template === 'locked' && assets.scripts && <script type="module" src={assets.scripts.unlock} />}
      {player && <PlayerScripts player={player} words={shell.words} />}
      {/* Before the first paint, so that no row moves before the visitor's eyes. */}
      {template === 'smartLink' && assets.scripts && (
        <script type="module" src={assets.scripts.smartLink} blocking="render" />
      )}
    </head>
  );
}

/** Fonts to preload. Accented letters are assumed to be visible first if the title or the description has some. */
function listFonts({ title, description }: Meta, { lang, assets: { fonts } }: Shell): string[] {
  const isAccented = ACCENTED.test(`${title} ${description}`);
  const isArabic = scriptOf(lang) === 'Arab';
  return [...fonts.latin, ...(isAccented ? fonts.accented : []), ...(isArabic ? fonts.arabic : [])];
}

function Scripts({ shell: { assets, speculation } }: { shell: Shell }) {
  return (
    <>
      <DataScript type="speculationrules" json={speculation} />
      {assets.loader && <script type="module" src={assets.loader} />}
    </>
  );
}

function SocialMeta({ meta }: { meta: Meta }) {
  return (
    <>
      {meta.openGraph.map(({ property, content }) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      {meta.named.map(({ name, content }) => (
        <meta key={name + content} name={name} content={content} />
      ))}
    </>
  );
}

function Icons({ assets }: { assets: Shell['assets'] }) {
  return (
    <>
      {assets.icons.map((icon) => (
        <link key={icon.href} {...icon} />
      ))}
      {assets.manifest && <link rel="manifest" href={assets.manifest} />}
    </>
  );
}

/** The loader of the player, which fetches the rest on the first click on play. It contains the English words; others are added. */
function PlayerScripts({ player, words }: { player: PlayerAssets; words: WordsData }) {
  const [own, english] = [words.texts, ENGLISH_WORDS.texts].map((texts) => JSON.stringify(texts.player));
  return (
    <>
      {player.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={player.script} data-player={own === english ? '' : own} />
    </>
  );
}

function DataScript({ type, json }: { type: string; json: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
