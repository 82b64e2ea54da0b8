/** Tokens of web services, each recognised by its prefix. */
export const TOKENS: readonly (readonly [name: string, form: RegExp])[] = [
  ['a token of Netlify', /\bnf[pco]_[A-Za-z0-9]{20,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{20,}/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a key of Stripe', /\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/],
  ['a token of Slack', /\bxox[a-z]-[\w-]{10,}|hooks\.slack\.com\/services\/\w+\/\w+/],
  ['a webhook of Discord', /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{20,}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a key of Brevo', /\bxkeysib-[A-Za-z0-9-]{20,}/],
  ['a secret key', /\bsk-(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[A-Z])[\w-]{20}/],
  ['a key of Mailgun', /\bkey-[0-9a-f]{32}\b/],
  ['a key of Mailchimp', /\b[0-9a-f]{32}-us\d{1,2}\b/],
  ['a key of SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
];
