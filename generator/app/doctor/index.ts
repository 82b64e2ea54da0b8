/** Everything that may keep a site from being made or seen, apart from its content: looked at, nothing changed. */
export type { Finding } from './finding.ts';
export { judgeCache, judgeFolder } from './folder.ts';
export { judgeHosts } from './hosts.ts';
export { findNews } from './news.ts';
export { judgeOnline, network } from './online/index.ts';
export { judgePrograms } from './programs.ts';
export { judgeSchemas } from './schemas.ts';
export { judgeLiner, judgeNode, judgeNpm, judgeSource } from './versions.ts';
