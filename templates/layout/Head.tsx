import type { Meta, Page } from '../../generator/model/props/page.ts';
import type { Shell } from '../../generator/model/props/shell.ts';

/** Same-site links are fetched ahead when the visitor is about to follow them; files to download are not. */
const SPECULATION = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [target]' } }] },
      eagerness: 'moderate',
    },
  ],
};

interface Props {
  page: Page;
  shell: Shell;
}

export function Head({ page: { meta, theme }, shell }: Props) {
  const { assets } = shell;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <meta name="robots" content={meta.robots} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.styles} />
      {meta.previous && <link rel="prev" href={meta.previous} />}
      {meta.next && <link rel="next" href={meta.next} />}
      <SocialMeta meta={meta} />
      <Icons assets={assets} />
      <meta name="theme-color" content={theme?.wash ?? assets.themeColor} />
      {meta.jsonLd.map((data) => (
        <DataScript key={JSON.stringify(data)} type="application/ld+json" data={data} />
      ))}
      <DataScript type="speculationrules" data={SPECULATION} />
      {assets.loader && <script type="module" src={assets.loader} />}
    </head>
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

/** Data in a script element: `<` is escaped, so that no text can close it. */
function DataScript({ type, data }: { type: string; data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
