/** Checks of everything but the content that may keep a site from being built or seen. They change nothing. */
export type { Finding } from './finding.ts';
export { checkCache, checkFolder } from './folder.ts';
export { checkHosts } from './hosts.ts';
export { findNews } from './news.ts';
export { checkOnline, network } from './online/index.ts';
export { checkPrograms } from './programs.ts';
export { checkSchemas } from './schemas.ts';
export { checkLiner, checkNode, checkNpm, checkSource } from './versions.ts';
