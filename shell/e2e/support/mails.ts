import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Letters as a mail server has taken them. */
export interface Mails {
  /** Where to send: SMTP_URL of a site. */
  url: string;
  /** All that came in, as it was sent, with lines as they end on disk. */
  received: { to: string[]; raw: string }[];
  /** Addresses that it takes no letters for. */
  refused: Set<string>;
  stop(): Promise<void>;
}

/** The mail server of a site: on a free port, and everything that the site sends it stays with it. */
export async function startMails(): Promise<Mails> {
  const received: Mails['received'] = [];
  const refused: Mails['refused'] = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('User unknown'), { responseCode: 550 });
      done(refused.has(address) ? refusal : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n');
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
