import type { SendMailOptions } from 'nodemailer';
import type { Language } from '@atoll/contract/languages';
import type { Config } from '../../platform/config/config.js';
import { type Letter, createFrame, oneLine } from './letter.js';
import { type MailPayloads, type MailTemplate, writeLetter } from './mail-templates.js';
import { LETTER_TEST } from './outbox-message.entity.js';
import type { DueMail, Sender } from './outbox.queries.js';
import { letterHtml, letterText } from './render-letter.js';

/** A letter in words. */
export interface WrittenLetter extends Pick<Letter, 'unsubscribeUrl' | 'answers'> {
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer; null while the agency has no address. */
  replyTo: string | null;
}

type Origin = Pick<Config, 'baseUrl' | 'mailFrom'>;

/** Writes a letter as its reader gets it. One that is a test says so in its subject, and is answered to the agency. */
export function writeOut<T extends MailTemplate>(
  { template, payload, locale, isTest }: { template: T; payload: MailPayloads[T]; locale: Language; isTest: boolean },
  { site, email }: Sender,
  { baseUrl }: Origin,
): WrittenLetter {
  const frame = createFrame(locale, site, baseUrl);
  const { replyTo, ...letter } = writeLetter(template, payload, frame);
  const subject = isTest ? frame.say('test', { subject: letter.subject }) : letter.subject;
  return {
    ...{ unsubscribeUrl: letter.unsubscribeUrl, answers: letter.answers },
    subject: oneLine(subject),
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
    replyTo: (isTest ? null : replyTo) ?? email,
  };
}

/** Whom a letter is from: an address alone gets the agency's name; as an object it is never read as a list. */
export const fromOf = ({ site }: Sender, { mailFrom }: Origin): string | { name: string; address: string } =>
  mailFrom.includes('<') ? mailFrom : { name: oneLine(site), address: mailFrom };

/** A mail of the outbox as it is handed to the mail server. */
export function composeMail(mail: DueMail, sender: Sender, origin: Origin): SendMailOptions {
  const payload = mail.payload as unknown as MailPayloads[MailTemplate];
  const isTest = mail.entity === LETTER_TEST;
  const letter = writeOut({ template: mail.template, payload, locale: mail.locale, isTest }, sender, origin);
  const host = new URL(origin.baseUrl).hostname;
  const messageId = (id: string) => `<${id}@${host}>`;
  const thread = letter.answers ? { inReplyTo: messageId(letter.answers), references: messageId(letter.answers) } : {};
  const oneClick = letter.unsubscribeUrl && {
    'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    from: fromOf(sender, origin),
    to: { name: '', address: mail.recipient },
    ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: messageId(mail.id),
    date: new Date(mail.created_at),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale, ...oneClick },
    ...thread,
  };
}
