/** Whether the site is online as it should be: asked of its address. */
import { error, type Finding, ok } from '../finding.ts';
import { judgeCertificate, judgePlainAddress, judgeWww } from './address.ts';
import { judgeAnswers } from './answers.ts';
import type { Network } from './ask.ts';
import type { OnlineFacts } from './facts.ts';

export async function judgeOnline(facts: OnlineFacts, network: Network): Promise<Finding[]> {
  const { hostname } = new URL(facts.baseUrl);
  const addresses = await network.resolve(hostname);
  if (addresses.length === 0)
    return [
      error(
        'DNS',
        `${hostname} has no address: nobody can reach it.`,
        'Enter the records that your host names where you bought the domain. New ones take up to a day.',
      ),
    ];
  const found: Finding[] = [ok('DNS', `${hostname} is at ${addresses.join(', ')}.`)];
  for (const judge of [judgeCertificate, judgePlainAddress, judgeWww, judgeAnswers]) {
    try {
      found.push(...(await judge(facts, network)));
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      found.push(
        error(
          'server',
          `${facts.baseUrl} cannot be reached: ${message || 'no connection'}.`,
          'Check that the server is running and that no firewall blocks it.',
        ),
      );
      break;
    }
  }
  return found;
}

export { network } from './ask.ts';
