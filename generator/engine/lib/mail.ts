/** Mail addresses as people write them to hide them from robots. */

const AT = /\s*(?:[([{<]\s*(?:at|ät|arroba|chiocciola|arobase)\s*[)\]}>]|\s(?:at|arroba)\s|＠)\s*/i;
const DOT = /\s*[([{<]\s*(?:dot|punkt|point|punto|ponto|nokta)\s*[)\]}>]\s*/gi;

/** `info@name.de` of `info(at)name.de`, `mailto:info@name.de` or `info at name (dot) de`; anything else as it is. */
export function readMail(written: string): string {
  const bare = written.trim().replace(/^mailto:/i, '');
  const whole = bare.includes('@') ? bare : bare.replace(AT, '@').replace(DOT, '.');
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(whole) ? whole : written;
}
