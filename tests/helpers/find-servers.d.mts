/** The path of nginx; undefined if it is missing and cannot be installed. */
export function ensureNginx(): string | undefined;

/** The path of the server of OpenSSH; undefined if it is missing and cannot be installed. */
export function ensureSshd(): string | undefined;
