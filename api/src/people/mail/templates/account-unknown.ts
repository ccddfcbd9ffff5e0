import { paths } from '@atoll/contract/paths';
import type { Template, Wording } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface AccountUnknown {
  kind: 'staff' | 'customer';
}

/** Customers have no page to go to. */
const target = ({ kind }: AccountUnknown, { link }: Wording) => (kind === 'staff' ? link(paths.login()) : undefined);

/** To an address without an account, for which a new password was asked: the browser gives the same answer as for others. */
export const accountUnknown: Template<AccountUnknown> = {
  en: (p, w) =>
    accountLetter(
      {
        subject: `There is no ${w.site} account with this address`,
        title: 'No account with this address',
        opening:
          'Hello,\nsomeone asked for a new password for this address, but it has no account with us. If it was you, you may have used another address.',
        action: 'Go to the sign-in page',
        note: 'If it was not you, there is nothing to do.',
      },
      target(p, w),
    ),
  ru: (p, w) =>
    accountLetter(
      {
        subject: `В ${w.site} нет учётной записи с этим адресом`,
        title: 'Нет учётной записи с этим адресом',
        opening:
          'Здравствуйте!\nКто-то запросил новый пароль для этого адреса, но учётной записи с ним у нас нет. Если это были вы, возможно, вы указывали другой адрес.',
        action: 'Перейти на страницу входа',
        note: 'Если это были не вы, делать ничего не нужно.',
      },
      target(p, w),
    ),
  zh: (p, w) =>
    accountLetter(
      {
        subject: `此邮箱在 ${w.site} 没有账户`,
        title: '此邮箱没有账户',
        opening:
          '您好！\n有人请求为此邮箱重设密码，但该邮箱在我们这里没有账户。如果是您本人，您注册时可能使用了其他邮箱。',
        action: '前往登录页面',
        note: '如果不是您本人操作，无需处理。',
      },
      target(p, w),
    ),
};
