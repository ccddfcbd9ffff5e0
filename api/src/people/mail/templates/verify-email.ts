import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface VerifyEmail {
  first_name: string;
  token: string;
  /** How long the link works. */
  hours: number;
}

/** To a new customer: confirm the address. */
export const verifyEmail: Template<VerifyEmail> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `Confirm your e-mail address for ${w.site}`,
        title: 'Confirm your e-mail address',
        opening: `Hello ${p.first_name},\nyour account is nearly ready. Confirm that this address is yours, and you can sign in.`,
        action: 'Confirm the address',
        note: `The link works for ${p.hours} hours. If you did not create an account, ignore this letter.`,
      },
      w.link(paths.customerVerifyEmail(p.token)),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `Подтвердите адрес почты для ${w.site}`,
        title: 'Подтвердите адрес почты',
        opening: `Здравствуйте, ${p.first_name}!\nУчётная запись почти готова. Подтвердите, что это ваш адрес, — и сможете войти.`,
        action: 'Подтвердить адрес',
        note: `Срок действия ссылки в часах: ${p.hours}. Если вы не создавали учётную запись, не обращайте внимания на это письмо.`,
      },
      w.link(paths.customerVerifyEmail(p.token)),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `请验证您在 ${w.site} 的邮箱`,
        title: '验证您的邮箱',
        opening: `${p.first_name}，您好！\n您的账户即将就绪。请确认此邮箱属于您，即可登录。`,
        action: '验证邮箱',
        note: `链接 ${p.hours} 小时内有效。如果您没有注册账户，请忽略本邮件。`,
      },
      w.link(paths.customerVerifyEmail(p.token)),
    ),
};
