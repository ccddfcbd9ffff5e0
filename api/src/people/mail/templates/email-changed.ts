import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface EmailChanged {
  first_name: string;
  new_email: string;
  /** When it happened, as an instant. */
  at: string;
}

/** To the old address of an account: it is not used any more. */
export const emailChanged: Template<EmailChanged> = {
  en: (p, w) =>
    accountLetter({
      subject: `The e-mail address of your ${w.site} account was changed`,
      title: 'Your e-mail address was changed',
      opening: `Hello ${p.first_name},\nsince ${w.moment(p.at)} your account belongs to the address ${p.new_email}. This is the last letter to the old one.`,
      note: 'If it was not you, answer this letter at once: we lock the account and help you back in.',
    }),
  ru: (p, w) =>
    accountLetter({
      subject: `Адрес почты вашей учётной записи ${w.site} изменён`,
      title: 'Адрес почты изменён',
      opening: `Здравствуйте, ${p.first_name}!\n${w.moment(p.at)} для вашей учётной записи указан адрес ${p.new_email}. Это последнее письмо на прежний адрес.`,
      note: 'Если это были не вы, сразу ответьте на это письмо: мы заблокируем учётную запись и поможем вернуть доступ.',
    }),
  zh: (p, w) =>
    accountLetter({
      subject: `您在 ${w.site} 的账户邮箱已更改`,
      title: '邮箱已更改',
      opening: `${p.first_name}，您好！\n您的账户邮箱已于 ${w.moment(p.at)}改为 ${p.new_email}。这是发往原邮箱的最后一封邮件。`,
      note: '如果不是您本人操作，请立即回复本邮件，我们会锁定账户并协助您恢复访问。',
    }),
};
