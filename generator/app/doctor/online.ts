/** Checks of the published site, by requests to its address. */

import { isIP } from 'node:net';
import { count } from '../../engine/lib/text.ts';
import { checkAnswers } from './answers.ts';
import { error, type Finding, ok, warning } from './finding.ts';
import type { Network, OnlineSite } from './network.ts';

export async function checkOnline(site: OnlineSite, network: Network): Promise<Finding[]> {
  const { hostname } = new URL(site.baseUrl);
  const addresses = await network.resolve(hostname);
  if (addresses.length === 0)
    return [
      error(
        'DNS',
        `${hostname} has no address: nobody can reach it.`,
        'Enter the records that your host names where you bought the domain. New ones take up to a day.',
      ),
    ];
  const findings: Finding[] = [ok('DNS', `${hostname} is at ${addresses.join(', ')}.`)];
  for (const check of [checkCertificate, checkPlainAddress, checkWww, checkAnswers]) {
    try {
      findings.push(...(await check(site, network)));
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      findings.push(
        error(
          'server',
          `${site.baseUrl} cannot be reached: ${message || 'no connection'}.`,
          'Check that the server is running and that no firewall blocks it.',
        ),
      );
      break;
    }
  }
  return findings;
}

const DAY = 86_400_000;
/** Days: services that renew certificates do so a month before their end. */
const SOON = 14;

/** Descriptions of Node's errors of certificates: https://nodejs.org/api/tls.html#x509-certificate-error-codes. */
const FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'it is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the server does not send its intermediate certificates',
};

async function checkCertificate({ baseUrl, now }: OnlineSite, network: Network): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(baseUrl);
  if (protocol !== 'https:') return [];
  const { fault, until } = await network.certificateOf(hostname, Number(port || 443));
  const topic = 'certificate';
  const advice = 'Have your host make one, or renew it: with certbot, run  certbot renew.';
  if (fault !== undefined)
    return [error(topic, `Browsers do not trust the certificate: ${FAULTS[fault] ?? fault}.`, advice)];
  const days = Math.floor((until - now) / DAY);
  if (days < SOON) return [warning(topic, `The certificate expires in ${count(days, 'day')}.`, advice)];
  return [ok(topic, `It is valid for ${days} days.`)];
}

/** Checks that http:// leads to https://, on the usual ports: no other has a counterpart. */
async function checkPlainAddress({ baseUrl }: OnlineSite, network: Network): Promise<Finding[]> {
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:' || url.port !== '') return [];
  url.protocol = 'http:';
  const advice =
    'Turn on "force HTTPS" at your host; on a server of your own, certbot --nginx adds the redirect.';
  return [await checkRedirect('http', url.href, baseUrl, network, advice)];
}

/** Checks that the address with www. leads to the one without, or the other way round. */
async function checkWww({ baseUrl }: OnlineSite, network: Network): Promise<Finding[]> {
  const url = new URL(baseUrl);
  const hasWww = url.hostname.startsWith('www.');
  // A name below that of a host, such as you.github.io, has no other form.
  const isDomain = isIP(url.hostname) === 0 && url.hostname.split('.').length === 2;
  if (!hasWww && !isDomain) return [];
  url.hostname = hasWww ? url.hostname.slice(4) : `www.${url.hostname}`;
  if ((await network.resolve(url.hostname)).length === 0)
    return [
      warning(
        'www',
        `${url.hostname} has no DNS record, but people type it.`,
        `Add a DNS record for it, and let it redirect to ${baseUrl}.`,
      ),
    ];
  return [await checkRedirect('www', url.href, baseUrl, network, `Let your host redirect it to ${baseUrl}.`)];
}

async function checkRedirect(
  topic: string,
  from: string,
  to: string,
  network: Network,
  advice: string,
): Promise<Finding> {
  try {
    const { status, headers } = await network.ask(from);
    const isRedirect = [301, 302, 307, 308].includes(status);
    const target = isRedirect ? new URL(headers['location'] ?? '', from).href : undefined;
    // By way of https:// of the same name is as good.
    if (target === to || target === from.replace(/^http:/, 'https:'))
      return ok(topic, `${from} redirects to ${target}.`);
    return target === undefined
      ? warning(topic, `${from} does not redirect to ${to}: it answers with the status ${status}.`, advice)
      : warning(topic, `${from} redirects to ${target}, not to ${to}.`, advice);
  } catch {
    return warning(topic, `${from} does not answer.`, advice);
  }
}
