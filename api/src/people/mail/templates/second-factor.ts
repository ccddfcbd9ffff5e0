import type { Template } from '../letter.js';
import { accountLetter } from './account-letter.js';

export interface SecondFactorChanged {
  first_name: string;
  enabled: boolean;
  /** When it happened, as an instant. */
  at: string;
}

/** To a member of staff: sign-in asks for a code from now on, or does not any more. */
export const secondFactor: Template<SecondFactorChanged> = {
  en: (p, w) =>
    accountLetter({
      subject: `The second factor of your ${w.site} account was switched ${p.enabled ? 'on' : 'off'}`,
      title: p.enabled ? 'Your second factor is on' : 'Your second factor is off',
      opening: p.enabled
        ? `Hello ${p.first_name},\nsince ${w.moment(p.at)} signing in takes a code of your authenticator app beside the password. Keep the recovery codes where the telephone is not.`
        : `Hello ${p.first_name},\nsince ${w.moment(p.at)} signing in takes your password alone.`,
      note: 'If it was not you, answer this letter at once: we lock the account and help you back in.',
    }),
  ru: (p, w) =>
    accountLetter({
      subject: `Двухфакторная защита учётной записи ${w.site} ${p.enabled ? 'включена' : 'выключена'}`,
      title: p.enabled ? 'Двухфакторная защита включена' : 'Двухфакторная защита выключена',
      opening: p.enabled
        ? `Здравствуйте, ${p.first_name}!\nС этого момента — ${w.moment(p.at)} — для входа, кроме пароля, нужен код из приложения-аутентификатора. Храните резервные коды отдельно от телефона.`
        : `Здравствуйте, ${p.first_name}!\nС этого момента — ${w.moment(p.at)} — для входа достаточно пароля.`,
      note: 'Если это были не вы, сразу ответьте на это письмо: мы заблокируем учётную запись и поможем вернуть доступ.',
    }),
  zh: (p, w) =>
    accountLetter({
      subject: `您在 ${w.site} 的两步验证已${p.enabled ? '启用' : '停用'}`,
      title: p.enabled ? '两步验证已启用' : '两步验证已停用',
      opening: p.enabled
        ? `${p.first_name}，您好！\n自 ${w.moment(p.at)}起，登录时除密码外还需输入身份验证器应用中的验证码。请将恢复码与手机分开保管。`
        : `${p.first_name}，您好！\n自 ${w.moment(p.at)}起，登录只需输入密码。`,
      note: '如果不是您本人操作，请立即回复本邮件，我们会锁定账户并协助您恢复访问。',
    }),
};
