/** Web pages that visitors cannot use: behind a log-in, settings of a host, forms that take no messages from other sites. */

import { platformAt } from './platforms/table.ts';

interface PageRow {
  /** Pattern of host and path together: `artists.spotify.com/c/artist/1A2b/home`. */
  form: RegExp;
  /** The address that everybody can open, made of what the form has in brackets. */
  open?: string;
}

/** Pages of services for artists. A row whose address is known comes before the one that takes the rest. */
const LOG_INS: readonly PageRow[] = [
  {
    form: /^artists\.spotify\.com\/c\/(?:[\w-]+\/)?artist\/\w+\/song\/(\w+)/,
    open: 'https://open.spotify.com/track/$1',
  },
  {
    form: /^artists\.spotify\.com\/c\/(?:[\w-]+\/)?artist\/(\w+)/,
    open: 'https://open.spotify.com/artist/$1',
  },
  { form: /^studio\.youtube\.com\/channel\/([\w-]+)/, open: 'https://www.youtube.com/channel/$1' },
  { form: /^studio\.youtube\.com\/video\/([\w-]+)/, open: 'https://youtu.be/$1' },
  { form: /^(?:artists|creators|podcasters)\.(?:spotify|apple|amazonmusic|bandsintown|deezer)\.com\// },
  { form: /^(?:artists\.amazon|studio\.youtube|business\.facebook|studio\.tiktok|ads\.tiktok)\.com\// },
  { form: /^(?:backstage\.deezer|analytics\.tidal|artist\.tidal|tidal-connect)\.com\// },
  { form: /^open\.spotify\.com\/collection(?:[/?]|$)/ },
  { form: /^(?:music|itunes)\.apple\.com\/(?:[a-z]{2}\/)?library(?:[/?]|$)/ },
  { form: /^(?:(?:m|music)\.)?youtube\.com\/(?:feed\/|playlist\?(?:\S*&)?list=(?:WL|LL|LM)(?:&|$))/ },
  { form: /^(?:listen\.)?tidal\.com\/my-music/ },
  { form: /^mixcloud\.com\/(?:dashboard|upload|settings)(?:[/?]|$)/ },
  { form: /^soundcloud\.com\/(?:you|upload|messages|stream|settings)(?:[/?]|$)/ },
  { form: /^bandcamp\.com\/(?:settings|tools|artist_index)/ },
  { form: /^[\w-]+\.bandcamp\.com\/(?:dashboard|stats|settings|edit)/ },
  { form: /^instagram\.com\/(?:accounts|direct)\// },
  { form: /^facebook\.com\/(?:me|settings|login|pages\/\?)/ },
  { form: /^tiktok\.com\/(?:tiktokstudio|setting|upload)/ },
  { form: /^(?:distrokid\.com\/(?:mymusic|dashboard|bank)|app\.amuse\.io|members\.cdbaby\.com)/ },
  { form: /^(?:admin\.mailchimp\.com|[\w-]+\.admin\.mailchimp\.com|admin\.shopify\.com|linktr\.ee\/admin)/ },
  {
    form: /^(?:mail\.google\.com|drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home)|dropbox\.com\/home)/,
  },
  { form: /^docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\/(?:u\/\d+\/)?d\/[\w-]+\/edit/ },
  { form: /^(?:instagram|facebook|x|twitter|linkedin|threads)\.(?:com|net)\/?$/ },
  { form: /^(?:x|twitter)\.com\/(?:home|messages|notifications|settings)(?:[/?]|$)|^linkedin\.com\/feed\// },
  { form: /^(?:web\.whatsapp\.com|web\.telegram\.org|discord\.com\/(?:channels|app))/ },
  { form: /^eventbrite\.[a-z.]+\/(?:manage|organizations|myevent)/ },
  { form: /^formspree\.io\/forms\/(\w+)\//, open: 'https://formspree.io/f/$1' },
  // Of any host: the first part of the path only, as songs have such names as well.
  { form: /^[^/]+\/(?:wp-admin|wp-login\.php|admin|login|log-in|signin|sign-in|dashboard)(?:[/?]|$)/ },
];

/** Pages of services that keep files, around a file: browsers play none of them. Dropbox and Drive have an address of the file, too. */
const AROUND_FILES =
  /^(?:(?:drive|docs)\.google\.com\/(?!uc\?)|dropbox\.com\/(?!\S*[?&](?:raw|dl)=1)|(?:1drv|db)\.\w+\/|onedrive\.live\.com\/|[\w-]+\.sharepoint\.com\/|icloud\.com\/|we\.tl\/|wetransfer\.com\/|(?:app\.|[\w-]+\.app\.)?box\.com\/s|mega\.nz\/|disk\.yandex\.\w+\/|(?:github|gitlab)\.com\/\S*\/blob\/|samply\.app\/|untitled\.stream\/|disco\.ac\/)/;

/** Pages of web hosts where a site is set up. */
const HOSTS: readonly PageRow[] = [
  { form: /^app\.netlify\.com\/(?:sites|projects)\/([\w-]+)/, open: 'https://$1.netlify.app' },
  { form: /^app\.netlify\.com\//, open: 'https://your-name.netlify.app' },
  { form: /^github\.com\/[\w-]+\/([\w-]+\.github\.io)/, open: 'https://$1' },
  { form: /^github\.com\/([\w-]+)\/([\w.-]+)/, open: 'https://$1.github.io/$2' },
  { form: /^github\.com\/([\w-]*)/, open: 'https://your-name.github.io' },
  { form: /^gitlab\.com\/([\w-]+)\/([\w.-]+)/, open: 'https://$1.gitlab.io/$2' },
  { form: /^dash\.cloudflare\.com\/.*pages\/view\/([\w-]+)/, open: 'https://$1.pages.dev' },
  { form: /^dash\.cloudflare\.com\//, open: 'https://your-name.pages.dev' },
  { form: /^vercel\.com\/[\w-]+\/([\w-]+)/, open: 'https://$1.vercel.app' },
  { form: /^vercel\.com\//, open: 'https://your-name.vercel.app' },
  { form: /^console\.firebase\.google\.com\/.*project\/([\w-]+)/, open: 'https://$1.web.app' },
  { form: /^dashboard\.render\.com\//, open: 'https://your-name.onrender.com' },
];

/** Services whose forms are filled in at their own pages only. */
const FORM_PAGES =
  /^(?:docs\.google\.com\/forms|forms\.gle|forms\.(?:office|microsoft|cloud\.microsoft)|(?:[\w-]+\.)?typeform\.com|tally\.so|(?:form\.|eu\.)?jotform\.com|airtable\.com|calendly\.com|[\w-]+\.wufoo\.com|cognitoforms\.com|surveymonkey\.com|[\w-]+\.surveymonkey\.com|eepurl\.com|(?:[\w-]+\.)?notion\.(?:so|site))/;

const GUIDES = /^(?:docs|help|support)\.|^[^/]+\/(?:docs|help|support|guides?|documentation)(?:\/|$)/;

/** A page that only those who work with it can use. */
interface ClosedPage {
  /** The address that is most likely meant; undefined if it cannot be known. */
  open: string | undefined;
}

/** @param url a whole address on the web */
export function findLogIn(url: string): ClosedPage | undefined {
  return find(url, LOG_INS);
}

/** The page of a web host on which a site is set up. */
export function findHostPage(url: string): ClosedPage | undefined {
  return find(url, HOSTS) ?? find(url, LOG_INS);
}

/** Returns the kind of page if it refuses messages from the form of another site; undefined if it may accept them. */
export function refusesMessages(url: string): 'form' | 'guide' | undefined {
  const place = placeOf(url);
  if (FORM_PAGES.test(place)) return 'form';
  return GUIDES.test(place) ? 'guide' : undefined;
}

/** Returns true if an address leads to a page with a file or a player in it, and not to the file. */
export function isPageOfFile(url: string): boolean {
  const isSound =
    URL.canParse(url) && /(?:\.(?:mp3|m4a|aac|og[ga]|opus|wav|flac)|\/stream)$/i.test(new URL(url).pathname);
  return AROUND_FILES.test(placeOf(url)) || (!isSound && platformAt(url) !== undefined);
}

function find(url: string, rows: readonly PageRow[]): ClosedPage | undefined {
  const place = placeOf(url);
  for (const { form, open } of rows) {
    const found = form.exec(place);
    if (found) return { open: open?.replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '') };
  }
  return undefined;
}

/** Host, path and parameters, without `www.`; empty for what is no address on the web. */
function placeOf(url: string): string {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return '';
  const { hostname, pathname, search } = new URL(url);
  return hostname.replace(/^www\./, '') + pathname + search;
}
