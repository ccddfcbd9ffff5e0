import type { Letter, Template } from '../letter.js';

export interface ReviewThanks {
  name: string;
  /** Package, resort or experience, in the language of the mail; null: the agency. */
  about: string | null;
  rating: number;
  comment: string;
}

const letter = (p: ReviewThanks, subject: string, title: string, opening: string, note: string): Letter => ({
  subject,
  title,
  blocks: [opening, `${'★'.repeat(p.rating)}${'☆'.repeat(5 - p.rating)}`, { quote: p.comment }, { note }],
});

/** To the guest: the review has arrived and is read before it appears. */
export const reviewThanks: Template<ReviewThanks> = {
  en: (p, w) =>
    letter(
      p,
      'Thank you for your review',
      'Thank you for your review',
      `Hello ${p.name},\nyou wrote about “${p.about ?? w.site}”:`,
      'We read each review before it appears, usually within two days. We publish the critical ones too. Your e-mail address is never shown.',
    ),
  ru: (p, w) =>
    letter(
      p,
      'Спасибо за отзыв',
      'Спасибо за отзыв',
      `Здравствуйте, ${p.name}!\nВы написали о «${p.about ?? w.site}»:`,
      'Мы читаем каждый отзыв перед публикацией — обычно это занимает до двух дней. Критические отзывы мы тоже публикуем. Ваш адрес почты никому не виден.',
    ),
  zh: (p, w) =>
    letter(
      p,
      '感谢您的点评',
      '感谢您的点评',
      `${p.name}，您好！\n您点评了“${p.about ?? w.site}”：`,
      '每条点评在展示前都会经过阅读，通常不超过两天。批评意见我们同样会展示。您的邮箱地址绝不会公开。',
    ),
};
