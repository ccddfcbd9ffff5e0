import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface PasswordChanged {
  first_name: string;
  /** When it happened, as an instant. */
  at: string;
}

/** To the owner of an account: it has another password, or its first; all other sessions have ended. */
export const passwordChanged: Template<PasswordChanged> = {
  en: (p, w) =>
    accountLetter({
      subject: `A new password for your ${w.site} account`,
      title: 'A new password was set',
      opening: `Hello ${p.first_name},\na new password was set for your account on ${w.moment(p.at)}. All other devices were signed out.`,
      note: 'If it was not you, answer this letter at once: we lock the account and help you back in.',
    }),
  ru: (p, w) =>
    accountLetter({
      subject: `Новый пароль для ${w.site}`,
      title: 'Установлен новый пароль',
      opening: `Здравствуйте, ${p.first_name}!\nНовый пароль для вашей учётной записи установлен ${w.moment(p.at)}. Все остальные сеансы завершены.`,
      note: 'Если это были не вы, сразу ответьте на это письмо: мы заблокируем учётную запись и поможем вернуть доступ.',
    }),
  zh: (p, w) =>
    accountLetter({
      subject: `您的 ${w.site} 账户已设置新密码`,
      title: '已设置新密码',
      opening: `${p.first_name}，您好！\n您的账户已于 ${w.moment(p.at)}设置新密码，其他设备均已退出登录。`,
      note: '如果不是您本人操作，请立即回复本邮件，我们会锁定账户并协助您恢复访问。',
    }),
};
