import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface AccountExists {
  first_name: string;
}

/** To a customer whose address was registered again: the same answer in the browser, this letter instead of the link. */
export const accountExists: Template<AccountExists> = {
  en: (p, w) =>
    accountLetter({
      subject: `You already have an account with ${w.site}`,
      title: 'You already have an account',
      opening: `Hello ${p.first_name},\nsomeone tried to register with this address, and there is an account for it already. If it was you, just sign in.`,
      note: 'If it was not you, nothing has changed and there is nothing to do.',
    }),
  ru: (p, w) =>
    accountLetter({
      subject: `У вас уже есть учётная запись в ${w.site}`,
      title: 'Учётная запись уже есть',
      opening: `Здравствуйте, ${p.first_name}!\nКто-то попытался зарегистрироваться с этим адресом, но для него уже есть учётная запись. Если это были вы, просто войдите.`,
      note: 'Если это были не вы, ничего не изменилось и делать ничего не нужно.',
    }),
  zh: (p, w) =>
    accountLetter({
      subject: `您在 ${w.site} 已有账户`,
      title: '您已有账户',
      opening: `${p.first_name}，您好！\n有人尝试用此邮箱注册，但该邮箱已有账户。如果是您本人，请直接登录。`,
      note: '如果不是您本人操作，账户没有任何变化，无需处理。',
    }),
};
