import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface StaffInvitation {
  first_name: string;
  /** Name of who invites. */
  inviter: string;
  token: string;
  /** How long the link works. */
  hours: number;
}

/** To a new member of staff: choose a password. */
export const staffInvitation: Template<StaffInvitation> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `${p.inviter} invites you to the office of ${w.site}`,
        title: 'Welcome to the team',
        opening: `Hello ${p.first_name},\n${p.inviter} has made an account for you. Choose a password and you are in.`,
        action: 'Choose a password',
        note: `The link works for ${p.hours} hours. If you know nothing of this, ignore the letter.`,
      },
      w.link(paths.staffInvitation(p.token)),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `${p.inviter} приглашает вас в кабинет ${w.site}`,
        title: 'Добро пожаловать в команду',
        opening: `Здравствуйте, ${p.first_name}!\n${p.inviter} открывает вам доступ. Выберите пароль — и можно начинать.`,
        action: 'Выбрать пароль',
        note: `Срок действия ссылки в часах: ${p.hours}. Если вы ничего об этом не знаете, не обращайте внимания на письмо.`,
      },
      w.link(paths.staffInvitation(p.token)),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `${p.inviter} 邀请您加入 ${w.site} 的后台`,
        title: '欢迎加入团队',
        opening: `${p.first_name}，您好！\n${p.inviter} 已为您创建账户。设置密码后即可开始使用。`,
        action: '设置密码',
        note: `链接 ${p.hours} 小时内有效。如果您对此并不知情，请忽略本邮件。`,
      },
      w.link(paths.staffInvitation(p.token)),
    ),
};
