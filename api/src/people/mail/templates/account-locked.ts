import { paths } from '@atoll/contract/paths';
import type { Template, Wording } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface AccountLocked {
  first_name: string;
  kind: 'staff' | 'customer';
  /** How long the account stays locked. */
  minutes: number;
}

/** Customers have no page to go to. */
const target = ({ kind }: AccountLocked, { link }: Wording) => (kind === 'staff' ? link(paths.login()) : undefined);

/** To the owner of an account: too many wrong passwords. */
export const accountLocked: Template<AccountLocked> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `Your ${w.site} account is locked for ${p.minutes} minutes`,
        title: 'Too many wrong passwords',
        opening: `Hello ${p.first_name},\nsomeone entered a wrong password for your account too often. To keep it safe it is locked for ${p.minutes} minutes; after that you can sign in as usual.`,
        action: 'Go to the sign-in page',
        note: 'If it was not you, someone may be guessing your password. Choose a long one that you use nowhere else.',
      },
      target(p, w),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `Учётная запись ${w.site} заблокирована на ${p.minutes} мин.`,
        title: 'Слишком много неверных паролей',
        opening: `Здравствуйте, ${p.first_name}!\nКто-то слишком часто вводил неверный пароль от вашей учётной записи. Чтобы её защитить, вход закрыт на ${p.minutes} мин.; потом можно будет войти как обычно.`,
        action: 'Перейти на страницу входа',
        note: 'Если это были не вы, возможно, кто-то подбирает пароль. Выберите длинный, которого нет больше нигде.',
      },
      target(p, w),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `您在 ${w.site} 的账户已锁定 ${p.minutes} 分钟`,
        title: '密码错误次数过多',
        opening: `${p.first_name}，您好！\n有人多次输入了错误的账户密码。为保护账户安全，账户已锁定 ${p.minutes} 分钟，之后可照常登录。`,
        action: '前往登录页面',
        note: '如果不是您本人操作，可能有人在猜测密码。请使用一个较长且未在别处使用的密码。',
      },
      target(p, w),
    ),
};
