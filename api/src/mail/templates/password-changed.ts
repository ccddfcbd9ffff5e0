import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface PasswordChanged {
  first_name: string;
  /** When it happened, as an instant. */
  at: string;
}

/** To the owner of an account: the password is another one, all other sessions have ended. */
export const passwordChanged: Template<PasswordChanged> = {
  en: (p, w) =>
    accountLetter({
      subject: `Your ${w.site} password was changed`,
      title: 'Your password was changed',
      opening: `Hello ${p.first_name},\nthe password of your account was changed on ${w.moment(p.at)} (Malé time). All other sessions were signed out.`,
      note: 'If it was not you, answer this letter at once: we lock the account and help you back in.',
    }),
  ru: (p, w) =>
    accountLetter({
      subject: `Пароль для ${w.site} изменён`,
      title: 'Пароль изменён',
      opening: `Здравствуйте, ${p.first_name}!\nПароль вашей учётной записи изменён ${w.moment(p.at)} (время Мале). Все остальные сеансы завершены.`,
      note: 'Если это были не вы, сразу ответьте на это письмо: мы заблокируем учётную запись и поможем вернуть доступ.',
    }),
  zh: (p, w) =>
    accountLetter({
      subject: `您在 ${w.site} 的密码已更改`,
      title: '密码已更改',
      opening: `${p.first_name}，您好！\n您的账户密码已于 ${w.moment(p.at)}（马累时间）更改，其他设备均已退出登录。`,
      note: '如果不是您本人操作，请立即回复本邮件，我们会锁定账户并协助您恢复访问。',
    }),
};
