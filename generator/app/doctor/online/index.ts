/** Checks of the published site, by requests to its address. */
import { error, type Finding, ok } from '../finding.ts';
import { checkCertificate, checkPlainAddress, checkWww } from './address.ts';
import { checkAnswers } from './answers.ts';
import type { Network } from './ask.ts';
import type { OnlineSite } from './site.ts';

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

export { network } from './ask.ts';
