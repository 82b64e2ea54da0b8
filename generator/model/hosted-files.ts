/** Names right below the root that hosts read and visitors never ask for. */
export const HOSTED_FILES: readonly string[] = ['_headers', '_redirects', 'CNAME', '.nojekyll'];
