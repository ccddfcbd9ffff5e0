import { paths } from '@atoll/contract/paths';
import type { Letter, Template, Wording } from '../letter.js';
import { oneClickUrl } from './newsletter-confirm.js';

export interface NewsletterWelcome {
  unsubscribe_token: string;
}

interface Words {
  subject: string;
  title: string;
  opening: string;
  look: string;
  note: string;
}

const letter = (words: Words, p: NewsletterWelcome, wording: Wording): Letter => ({
  subject: words.subject,
  title: words.title,
  unsubscribeUrl: oneClickUrl(wording, p.unsubscribe_token),
  blocks: [
    words.opening,
    { action: { label: words.look, url: wording.link(paths.packages()) } },
    { note: words.note, url: wording.link(paths.newsletterUnsubscribe(p.unsubscribe_token)) },
  ],
});

/** To the subscriber: confirmed, and how to end it. */
export const newsletterWelcome: Template<NewsletterWelcome> = {
  en: (p, w) =>
    letter(
      {
        subject: `You are on the list of ${w.site}`,
        title: 'Welcome aboard',
        opening: 'Your subscription is confirmed. We write rarely and only when there is something to say.',
        look: 'See the trips',
        note: 'Enough letters? One click ends the subscription:',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Вы подписаны на письма ${w.site}`,
        title: 'Добро пожаловать на борт',
        opening: 'Подписка подтверждена. Мы пишем редко и только по делу.',
        look: 'Посмотреть туры',
        note: 'Больше не нужны письма? Отписаться можно одним нажатием:',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `您已订阅 ${w.site} 的邮件`,
        title: '欢迎登船',
        opening: '订阅已确认。我们很少来信，有值得分享的内容才会打扰您。',
        look: '查看行程',
        note: '不想再收到邮件？点击即可退订：',
      },
      p,
      w,
    ),
};
