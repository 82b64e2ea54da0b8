/** The name of a field that people never see: what fills it in is a machine. */
export const HONEYPOT = 'website';
