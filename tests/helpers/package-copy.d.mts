export function copyPackage(checkout: string, folder: string): void;
