export function ensureSshd(): string | undefined;
