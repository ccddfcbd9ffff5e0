import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';

/** A chat that a traveller has opened: nothing of who they are is known yet. */
export interface LeadNew {
  reference: string;
  package_name: string;
  /** `YYYY-MM-DD`; null where it was not chosen. */
  check_in: string | null;
  adults: number | null;
  /** What they were shown, in US dollars; null where there was no price yet. */
  total: string | null;
  guest_locale: string;
  /** Instant by which somebody should have answered. */
  reply_by: string;
}

/** To the office: somebody has opened a chat in WhatsApp. */
export const leadNew: Template<LeadNew> = (p, wording) => {
  const { say, date, moment, money, language, link } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { reply_by: moment(p.reply_by) }),
      {
        facts: [
          [say('labels.reference'), p.reference],
          [say('labels.trip'), p.package_name],
          [say('labels.date'), p.check_in && date(p.check_in)],
          [say('labels.adults'), p.adults === null ? null : String(p.adults)],
          [say('labels.total'), p.total && money(p.total, 'USD')],
          [say('labels.language'), language(p.guest_locale)],
        ],
      },
      { action: { label: say('action'), url: link(paths.dashboardLeads()) } },
    ],
  };
};
