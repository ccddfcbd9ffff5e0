import { paths } from '@atoll/contract/paths';
import type { Letter, Template, Wording } from '../letter.js';

export interface NewsletterConfirm {
  /** Confirms the subscription. */
  confirm_token: string;
  /** Ends it, without an account. */
  unsubscribe_token: string;
}

/** Address of the one-click POST that mail programs make (RFC 8058). */
export const oneClickUrl = ({ link }: Wording, token: string): string =>
  link(`/api/newsletter/unsubscribe/?token=${encodeURIComponent(token)}`);

interface Words {
  subject: string;
  title: string;
  opening: string;
  confirm: string;
  note: string;
}

const letter = (words: Words, p: NewsletterConfirm, wording: Wording): Letter => ({
  subject: words.subject,
  title: words.title,
  unsubscribeUrl: oneClickUrl(wording, p.unsubscribe_token),
  blocks: [
    words.opening,
    { action: { label: words.confirm, url: wording.link(paths.newsletterConfirm(p.confirm_token)) } },
    { note: words.note },
  ],
});

/** To the subscriber: one click and the letters come (double opt-in). */
export const newsletterConfirm: Template<NewsletterConfirm> = {
  en: (p, w) =>
    letter(
      {
        subject: `Please confirm your subscription to ${w.site}`,
        title: 'One more click',
        opening:
          'Someone, hopefully you, asked for our letters at this address. Confirm it and we write now and then: new islands, good months, honest prices.',
        confirm: 'Confirm the subscription',
        note: 'If it was not you, do nothing: without a confirmation we do not write again. The link works for seven days.',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Подтвердите подписку на письма ${w.site}`,
        title: 'Остался один шаг',
        opening:
          'Кто-то — надеемся, вы — попросил присылать наши письма на этот адрес. Подтвердите подписку, и мы будем изредка писать: новые острова, хорошие месяцы, честные цены.',
        confirm: 'Подтвердить подписку',
        note: 'Если это были не вы, ничего не делайте: без подтверждения мы больше не напишем. Ссылка действует семь дней.',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `请确认订阅 ${w.site} 的邮件`,
        title: '还差一步',
        opening:
          '有人（希望是您）用此邮箱订阅了我们的邮件。确认后，我们会不定期来信：新的岛屿、适宜的月份、透明的价格。',
        confirm: '确认订阅',
        note: '如果不是您本人操作，请忽略本邮件：未经确认，我们不会再次来信。链接七天内有效。',
      },
      p,
      w,
    ),
};
