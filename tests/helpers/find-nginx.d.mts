export function ensureNginx(): string | undefined;
