import type { Template } from '../letter.js';

export interface ContactReceived {
  reference: string;
  name: string;
  reply_by: string;
}

export interface ContactNew extends ContactReceived {
  id: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  guest_locale: string;
}

export interface ContactReply {
  reference: string;
  name: string;
  /** What the office answers. */
  body: string;
  /** First name of who answers. */
  author: string;
  /** What the visitor wrote. */
  message: string;
  /** Outbox id of the mail before this one in the thread. */
  answers: string | null;
}

/** To the office: a visitor has written. */
export const contactNew: Template<ContactNew> = (p, { say, moment, language }) => ({
  subject: say('subject'),
  title: say('title'),
  replyTo: p.email,
  blocks: [
    say('opening', { reply_by: moment(p.reply_by) }),
    {
      facts: [
        [say('labels.reference'), p.reference],
        [say('labels.name'), p.name],
        [say('labels.email'), p.email],
        [say('labels.phone'), p.phone],
        [say('labels.subject'), p.subject],
        [say('labels.language'), language(p.guest_locale)],
      ],
    },
    { quote: p.message },
    { note: say('note') },
  ],
});

/** To the visitor: the message has arrived. Their words are not in it: the address may be another person’s. */
export const contactReceived: Template<ContactReceived> = (p, { say, moment }) => ({
  subject: say('subject'),
  title: say('title'),
  blocks: [say('opening', { reply_by: moment(p.reply_by) }), { note: say('note') }],
});

/** To the visitor: the office's answer. */
export const contactReply: Template<ContactReply> = (p, { say }) => ({
  subject: say('subject'),
  title: say('title'),
  answers: p.answers,
  blocks: [say('opening'), p.body, p.author, { note: say('note') }, { quote: p.message }],
});
