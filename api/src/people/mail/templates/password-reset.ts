import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface PasswordReset {
  first_name: string;
  kind: 'staff' | 'customer';
  token: string;
  /** How long the link works. */
  minutes: number;
}

const target = ({ kind, token }: PasswordReset) =>
  kind === 'staff' ? paths.staffResetPassword(token) : paths.customerResetPassword(token);

/** To the owner of an account: a link that sets a new password. */
export const passwordReset: Template<PasswordReset> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `Set a new password for ${w.site}`,
        title: 'Set a new password',
        opening: `Hello ${p.first_name},\nyou asked for a new password. Choose one with the link below.`,
        action: 'Choose a password',
        note: `The link works once, for ${p.minutes} minutes. If you did not ask for it, ignore this letter: your password stays as it is.`,
      },
      w.link(target(p)),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `Новый пароль для ${w.site}`,
        title: 'Задайте новый пароль',
        opening: `Здравствуйте, ${p.first_name}!\nВы попросили сменить пароль. Выберите новый по ссылке ниже.`,
        action: 'Выбрать пароль',
        note: `Ссылка срабатывает один раз, срок её действия в минутах: ${p.minutes}. Если вы об этом не просили, не обращайте внимания на письмо: пароль останется прежним.`,
      },
      w.link(target(p)),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `重设您在 ${w.site} 的密码`,
        title: '设置新密码',
        opening: `${p.first_name}，您好！\n您申请了重设密码。请通过下面的链接设置新密码。`,
        action: '设置密码',
        note: `链接仅可使用一次，${p.minutes} 分钟内有效。如果不是您本人申请，请忽略本邮件，密码不会改变。`,
      },
      w.link(target(p)),
    ),
};
