import { type Letter, type Template, calledName } from '../letter.js';

export interface ReviewThanks {
  name: string;
  /** Package, resort or experience, in the language of the mail; null: the agency. */
  about: string | null;
  rating: number;
}

const letter = (p: ReviewThanks, subject: string, title: string, opening: string, note: string): Letter => ({
  subject,
  title,
  blocks: [opening, `${'★'.repeat(p.rating)}${'☆'.repeat(5 - p.rating)}`, { note }],
});

/** To the guest: the review has arrived and is read before it appears. Their words are not in it: the address may be another person’s. */
export const reviewThanks: Template<ReviewThanks> = {
  en: (p, w) =>
    letter(
      p,
      'Thank you for your review',
      'Thank you for your review',
      `Hello ${calledName(p.name)},\nyou rated “${p.about ?? w.site}”:`,
      'We read each review before it appears, usually within two days. We publish the critical ones too. Your e-mail address is never shown.',
    ),
  ru: (p, w) =>
    letter(
      p,
      'Спасибо за отзыв',
      'Спасибо за отзыв',
      `Здравствуйте, ${calledName(p.name)}!\nВы оценили «${p.about ?? w.site}»:`,
      'Мы читаем каждый отзыв перед публикацией — обычно это занимает до двух дней. Критические отзывы мы тоже публикуем. Ваш адрес почты никому не виден.',
    ),
  zh: (p, w) =>
    letter(
      p,
      '感谢您的点评',
      '感谢您的点评',
      `${calledName(p.name)}，您好！\n您评价了“${p.about ?? w.site}”：`,
      '每条点评在展示前都会经过阅读，通常不超过两天。批评意见我们同样会展示。您的邮箱地址绝不会公开。',
    ),
};
