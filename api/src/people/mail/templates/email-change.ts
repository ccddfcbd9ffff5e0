import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface EmailChange {
  first_name: string;
  new_email: string;
  token: string;
  /** How long the link works. */
  hours: number;
}

/** To the new address of an account: confirm it. */
export const emailChange: Template<EmailChange> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `Confirm your new e-mail address for ${w.site}`,
        title: 'Confirm your new e-mail address',
        opening: `Hello ${p.first_name},\nyou want to sign in with ${p.new_email} from now on. Confirm the address with your password and the change is made.`,
        action: 'Confirm the new address',
        note: `The link works for ${p.hours} hours; until then your old address stays. If you did not ask for it, ignore this letter.`,
      },
      w.link(paths.customerConfirmEmail(p.token)),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `Подтвердите новый адрес почты для ${w.site}`,
        title: 'Подтвердите новый адрес почты',
        opening: `Здравствуйте, ${p.first_name}!\nВы хотите входить с адресом ${p.new_email}. Подтвердите его своим паролем, и мы всё изменим.`,
        action: 'Подтвердить новый адрес',
        note: `Срок действия ссылки в часах: ${p.hours}; до подтверждения остаётся прежний адрес. Если вы об этом не просили, не обращайте внимания на письмо.`,
      },
      w.link(paths.customerConfirmEmail(p.token)),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `请验证您在 ${w.site} 的新邮箱`,
        title: '验证新邮箱',
        opening: `${p.first_name}，您好！\n您希望今后使用 ${p.new_email} 登录。请用您的密码验证，随即生效。`,
        action: '验证新邮箱',
        note: `链接 ${p.hours} 小时内有效，验证之前仍使用原邮箱。如果不是您本人申请，请忽略本邮件。`,
      },
      w.link(paths.customerConfirmEmail(p.token)),
    ),
};
