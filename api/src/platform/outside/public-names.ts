import { Resolver, lookup } from 'node:dns/promises';

/** Of one question to one server, and how often it is asked. */
const ASKED = { timeout: 1500, tries: 2 };

/**
 * Every address that the domain name system knows of a host, IPv4 first; none where it knows nothing or does not answer. It is asked
 * over the network: the system's own look-up takes one of the few threads that all of the process shares, for as long as a server is
 * silent, and knows names of this machine that nobody outside means.
 * @param servers name servers, where they are not those of the system
 */
export async function publicAddresses(host: string, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver(ASKED);
  if (servers) resolver.setServers(servers);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Every address of a host of this installation's own network, as its machines know it. */
export const insideAddresses = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
