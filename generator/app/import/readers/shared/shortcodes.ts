/** Shortcodes of WordPress, which exports and feeds have in their texts. */

/** Those of WordPress and its usual extensions that have no attributes. */
const KNOWN =
  'gallery|audio|video|playlist|embed|caption|wp_caption|contact-form|contact-form-7|wpforms|gravityform|ninja_form|bandsintown_events|gigpress_shows|soundcloud|spotify|youtube|vimeo|mailchimp|mc4wp_form|newsletter_form|rev_slider|products|recent_products|woocommerce_cart|woocommerce_checkout|woocommerce_my_account';
const SHORTCODE = new RegExp(
  `\\[(/?)(${KNOWN}|[a-z][a-z0-9_-]*(?=\\s+[\\w-]+\\s*=))((?:\\s[^\\]<>]{0,2000})?)\\]`,
  'gi',
);

export interface TextWithoutCodes {
  readonly html: string;
  /** What was taken out: `[gallery]`, with an example. */
  readonly dropped: readonly (readonly [what: string, example: string])[];
}

/** Takes shortcodes out of a text; what stands between two of them stays. */
export function dropShortcodes(written: string): TextWithoutCodes {
  const dropped: (readonly [string, string])[] = [];
  const html = written.replace(SHORTCODE, (whole: string, end: string, name: string) => {
    if (end === '' && !/^(?:wp_)?caption$/i.test(name)) dropped.push([`[${name}]`, whole]);
    return '';
  });
  return { html, dropped };
}
