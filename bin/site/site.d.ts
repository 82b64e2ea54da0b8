/** Modules that a site's own templates and islands may import besides code. */
declare module '*.css';
