import { paths } from '@atoll/contract/paths';
import type { Template, Wording } from '../letter.js';

export interface NewsletterWelcome {
  /** Ends the subscription, without an account. */
  unsubscribe_token: string;
}

export interface NewsletterConfirm extends NewsletterWelcome {
  /** Confirms it. */
  confirm_token: string;
}

/** Address of the one-click POST that mail programs make (RFC 8058). */
const oneClickUrl = ({ link }: Wording, token: string): string =>
  link(`/api/newsletter/unsubscribe/?token=${encodeURIComponent(token)}`);

/** To the subscriber: one click and the letters come (double opt-in). */
export const newsletterConfirm: Template<NewsletterConfirm> = (p, wording) => {
  const { say, link } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    unsubscribeUrl: oneClickUrl(wording, p.unsubscribe_token),
    blocks: [
      say('opening'),
      { action: { label: say('action'), url: link(paths.newsletterConfirm(p.confirm_token)) } },
      { note: say('note') },
    ],
  };
};

/** To the subscriber: confirmed, and how to end it. */
export const newsletterWelcome: Template<NewsletterWelcome> = (p, wording) => {
  const { say, link } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    unsubscribeUrl: oneClickUrl(wording, p.unsubscribe_token),
    blocks: [
      say('opening'),
      { action: { label: say('action'), url: link(paths.packages()) } },
      { note: say('note'), url: link(paths.newsletterUnsubscribe(p.unsubscribe_token)) },
    ],
  };
};
