/** A server with nginx. */
import type { HostedSite, WebHost } from './host.ts';

const PATH = 'hosting/nginx.conf';

export const nginx: WebHost = {
  files: (site) => [{ path: PATH, text: writeSettings(site) }],
  publish: ({ baseUrl }) => ({ to: 'sftp', ...placeOnServer(baseUrl) }),
  settings: { path: PATH, isAtRoot: false, findFault },
};

function findFault(text: string, baseUrl: string): [message: string, advice: string] | undefined {
  const { hostname, base } = readAddress(baseUrl);
  const names = /^\s*server_name\s+([^;]+);/m.exec(text)?.[1]?.split(/\s+/) ?? [];
  if (names.includes(hostname) && text.includes(`^${base}assets/`)) return undefined;
  return [
    `${PATH} is for ${names.join(', ') || 'no server'}, or for another path, and base_url is ${baseUrl}.`,
    `Write  server_name ${hostname};  and  ~^${base}assets/  there, and copy the file to the server again.`,
  ];
}

/** The server, and the folder on it that the site is copied to. */
function placeOnServer(baseUrl: string): { host: string; path: string } {
  const { hostname, base } = readAddress(baseUrl);
  return { host: hostname, path: `/var/www/${hostname}${base.replace(/\/$/, '')}` };
}

/** The path has a slash at its end. */
function readAddress(baseUrl: string): { hostname: string; base: string; isSecure: boolean } {
  const { hostname, pathname, protocol } = new URL(baseUrl);
  return {
    hostname,
    base: pathname.endsWith('/') ? pathname : `${pathname}/`,
    isSecure: protocol === 'https:',
  };
}

/** Copied into a file of the site, since a server reads nothing from the built folder. */
function writeSettings({ baseUrl, timezone }: HostedSite): string {
  const { hostname, base, isSecure } = readAddress(baseUrl);
  const { path } = placeOnServer(baseUrl);
  return `# 1. Save this as /etc/nginx/conf.d/${hostname}.conf on the server.
# 2. Here: npm run build -- --compress, then copy the content of dist/ to ${path}.
# 3. On the server: nginx -t && systemctl reload nginx. Then certbot --nginx adds the certificate.
#
# Release days and past shows take effect with the next build. For a build every night, add to the crontab of the computer that builds:
#   CRON_TZ=${timezone}
#   17 0 * * * cd /path/of/this/folder && npm run build -- --compress && rsync -a --delete dist/ ${hostname}:${path}/

${writeServer(hostname, base, isSecure)}`;
}

/** @param base `/`, or the path of the site: `/site/` */
function writeServer(hostname: string, base: string, isSecure: boolean): string {
  const lines = SERVER.replaceAll('your-name.example', hostname)
    .replace('^/assets/', `^${base}assets/`)
    .replace('^/(?:', `^${base}(?:`)
    .replace('(?<folder>/', `(?<folder>${base}`)
    .replace(' /404.html', ` ${base}404.html`)
    .split('\n');
  return lines.filter((line) => isSecure || !line.includes('Strict-Transport-Security')).join('\n');
}

const SERVER = String.raw`map $uri $lifetime {
    ~^/assets/   "public, max-age=31536000, immutable";
    default      "no-cache";
}
map $uri $frames {
    ~^/(?:[a-z][a-z]/)?embed/ "";
    default                   "frame-ancestors 'none'";
}
map $uri $missing {
    ~^(?<folder>/[^/]+)/  $folder/404.html;
}

server {
    listen       80;
    server_name  your-name.example;
    root         /var/www/your-name.example;
    error_page   404 @missing;

    absolute_redirect off;
    location @missing { try_files $missing /404.html =404; }
    location ~ /(?:_headers|_redirects|\.liner|\.nojekyll)$ { return 404; }

    include /etc/nginx/mime.types;
    location ~ \.avif$        { types {} default_type image/avif; }
    location ~ \.ics$         { types {} default_type text/calendar; }
    location ~ \.webmanifest$ { types {} default_type application/manifest+json; }
    charset       utf-8;
    charset_types text/css text/plain text/calendar application/javascript;

    gzip        on;
    gzip_static on;
    gzip_vary   on;
    gzip_types  text/css text/plain text/xml text/calendar application/javascript application/json
                application/manifest+json application/xml image/svg+xml;

    add_header Cache-Control $lifetime always;
    add_header Content-Security-Policy $frames always;
    add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;
    add_header Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()" always;
    add_header Referrer-Policy "strict-origin-when-cross-origin" always;
    add_header Strict-Transport-Security "max-age=31536000" always;
    add_header X-Content-Type-Options "nosniff" always;
}
`;
