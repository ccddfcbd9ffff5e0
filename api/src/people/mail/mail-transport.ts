import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../platform/config/config.js';

/** How mails leave: to a mail server or into files. */
export interface MailTransport {
  /** @throws when the mail was not taken; `isPermanent` tells whether trying again is of use */
  send(mail: SendMailOptions, file: string): Promise<void>;
  close(): void;
}

/** How long the mail server may take. Milliseconds. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 20_000 };

/**
 * How long one mail may take in all: a server that is slow with each of its answers would hold it for longer than its worker has
 * it. Shorter than the lease by what the database may take. Milliseconds.
 */
export const SEND_LIMIT = 75_000;

/** Nothing in a mail is fetched: contents are texts of ours. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

interface MailFault {
  responseCode?: number;
  command?: string;
}

/** True when the server refused this very mail for good (RFC 5321: 5xx to its recipient or its content). */
export const isPermanent = (error: unknown): boolean => {
  const { responseCode = 0, command = '' } = (error ?? {}) as MailFault;
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
};

/** True when the server was not reached or would not have us: the next mail would meet the same. */
export const isAway = (error: unknown): boolean => {
  const { responseCode, command = '' } = (error ?? {}) as MailFault;
  return responseCode === undefined || /^(CONN|EHLO|HELO|STARTTLS|AUTH)/.test(command);
};

function smtp(url: string, limit: number): MailTransport {
  const transport = createTransport({ pool: true, url, maxConnections: 2, maxMessages: 100, ...TIMEOUTS, ...CLOSED });
  return {
    // The signal closes the connection.
    send: async (mail) => void (await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limit) })),
    close: () => transport.close(),
  };
}

/** Files that any mail program opens. The same mail again replaces its file. */
function files(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...CLOSED });
  return {
    async send(mail, file) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const target = path.join(folder, `${file}.eml`);
      await writeFile(`${target}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
    close: () => transport.close(),
  };
}

/** SMTP when `SMTP_URL` is set, else files in `<data>/mail`. */
export const createMailTransport = ({ smtpUrl, dataDir }: Config, limit = SEND_LIMIT): MailTransport =>
  smtpUrl === null ? files(path.join(dataDir, 'mail')) : smtp(smtpUrl, limit);
