import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TEST_PASSWORD, type TestApp, createTestApp } from '../../../test/create-test-app.js';
import { type TokenWorld, tokenWorld } from '../../../test/tokens/token-kinds.js';
import { FamiliarPlace } from '../../people/auth/familiar-place.entity.js';
import { FamiliarPlaces } from '../../people/auth/familiar-places.js';
import { Session } from '../../people/auth/session.entity.js';
import { ThrottledError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { LETTER_PATHS } from './letter-pages.js';

let test: TestApp;
let world: TokenWorld;
beforeAll(async () => {
  test = await createTestApp({ env: { ATOLL_TRUST_PROXY: '127.0.0.1' } });
  world = await tokenWorld(test);
}, 120_000);
afterAll(() => test.close());

const open = (address: string, language = 'en') => test.api().get(address).set('accept-language', language);
const send = (path: string, fields: Record<string, string>, language = 'en') =>
  test.api().post(`/letter${path}`).set('accept-language', language).type('form').send(fields);
const titleOf = (html: string) => /<h1>([^<]+)<\/h1>/.exec(html)?.[1];
const openSessions = () => test.em().count(Session, { revokedAt: null });
const tokenIn = (html: string) => /name="token" value="([^"]*)"/.exec(html)?.[1];

/** A password that nobody has guessed. */
const NEW = 'seven small boats';
const PAGES = [
  ['newsletter confirmation', '/newsletter/confirm', {}, 'Subscribed'],
  ['newsletter end', '/newsletter/unsubscribe', {}, 'Unsubscribed'],
  ['registration', '/customer/verify-email', { password: TEST_PASSWORD }, 'Your address is confirmed'],
  ['address of an account', '/customer/verify-email', { password: '' }, 'Your address is confirmed'],
  ['e-mail change', '/customer/confirm-email', { password: TEST_PASSWORD }, 'Your new address is confirmed'],
  ['customer reset', '/customer/reset-password', { password: NEW }, 'Your new password is saved'],
  ['staff reset', '/ttm/reset-password', { password: NEW }, 'Your new password is saved'],
  ['invitation', '/ttm/invitation', { password: NEW }, 'Your password is saved'],
] as const;

const ledTo = (html: string) => /<a class="doc-button" href="([^"]+)"/.exec(html)?.[1];
/** Where another link is asked for. */
const RENEWED: Record<string, string> = {
  '/customer/verify-email': '/customer/resend',
  '/customer/reset-password': '/customer/forgot-password',
};
/** Where one goes on to. */
const after = (path: string) => (path.startsWith('/newsletter/') ? '/packages' : `/${path.split('/')[1]}/login`);

describe('the page behind a letter', () => {
  it.each(PAGES)(
    'of the %s does what the letter says, and only when it is asked to',
    async (kind, path, fields, done) => {
      const token = (await world.kinds[kind]?.make()) ?? '';
      for (let time = 0; time < 2; time++) {
        const { status, text, headers } = await open(`${path}?token=${encodeURIComponent(token)}&utm_source=mail`);
        expect([status, tokenIn(text)]).toEqual([200, token]);
        expect(text).toContain(`action="/letter${path}"`);
        expect(text).not.toContain('<script');
        expect(headers['cache-control']).toBe('no-store');
        expect(text).toContain('<meta name="referrer" content="no-referrer" />');
        expect(text).toContain('<meta name="robots" content="noindex" />');
        expect(headers['content-security-policy']).toContain("form-action 'self'");
      }
      const refused = await send(path, { ...fields, token: `${token.slice(0, -4)}AAAA` });
      // What cannot help is not offered again.
      expect([refused.status, refused.text.includes('<form')]).toEqual([400, false]);
      expect(ledTo(refused.text)).toBe(RENEWED[path] ?? after(path));
      expect(titleOf(refused.text)).toBe('This link no longer works');
      expect(refused.text).toMatch(/role="alert"><p>This link has expired or was used already/);
      const sessions = await openSessions();
      const { status, text } = await send(path, { ...fields, token });
      expect([status, titleOf(text), tokenIn(text)]).toEqual([200, done, undefined]);
      // Who has no password that is theirs needs one first.
      expect(ledTo(text)).toBe(kind === 'address of an account' ? '/customer/forgot-password' : after(path));
      // Nobody could use a session that such a page opens, nor end it.
      expect(await openSessions()).toBeLessThanOrEqual(sessions);
      // To subscribe or to end it twice is no fault; the other links work once.
      const again = await send(path, { ...fields, token });
      expect([again.status, again.text.includes('<form')]).toEqual([
        path.startsWith('/newsletter/') ? 200 : 400,
        false,
      ]);
    },
  );

  it('of a new password says what is wrong with one, and keeps the link good', async () => {
    const token = (await world.kinds['staff reset']?.make()) ?? '';
    const short = await send('/ttm/reset-password', { token, password: 'short' }, 'ru');
    expect([short.status, tokenIn(short.text)]).toEqual([400, token]);
    expect(short.text).toMatch(/id="fault" role="alert"><p>[А-Я]/);
    expect(short.text).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="fault"/);
    expect(short.text).not.toContain('short');
    expect((await send('/ttm/reset-password', { token, password: NEW })).text).toContain('href="/ttm/login"');
    expect((await send('/ttm/reset-password', { token, password: `${NEW}s` })).status).toBe(400);
  });

  it('asks for a password where there is no other way on', async () => {
    const required = async (path: string) => /<input[^>]+type="password"[^>]+required/.test((await open(path)).text);
    const paths = ['/customer/reset-password', '/customer/confirm-email', '/customer/verify-email'];
    expect(await Promise.all(paths.map(required))).toEqual([true, true, false]);
  });

  it('asks for its visitor, not for the server itself', async () => {
    const ip = '198.51.100.7';
    const token = (await world.kinds['customer reset']?.make()) ?? '';
    const fields = { token, password: NEW };
    const call = test.api().post('/letter/customer/reset-password').set('x-forwarded-for', ip).type('form');
    expect((await call.send(fields)).status).toBe(200);
    const places = test.app.get(FamiliarPlaces, { strict: false });
    expect(await test.em().count(FamiliarPlace, { hash: places.of(ip) })).toBe(1);
  });

  it('calls a link that a mail program cut a link that does not work, and says nothing of its length', async () => {
    for (const token of ['', 'cut', 'x'.repeat(201)]) {
      const { status, text } = await send('/ttm/reset-password', { token, password: NEW }, 'ru');
      expect(status).toBe(400);
      expect(text).toContain('role="alert"><p>Ссылка устарела или уже использована. Запросите новую.</p></div>');
    }
  });

  it('says when to try again', async () => {
    const refusing = jest.spyOn(test.app.get(RateLimits), 'take').mockRejectedValueOnce(new ThrottledError(7));
    const { status, headers, text } = await send('/newsletter/confirm', { token: 'x'.repeat(43) });
    refusing.mockRestore();
    expect([status, headers['retry-after']]).toEqual([429, '7']);
    expect(text).toContain('in 7 seconds');
  });

  it('speaks the language of its address, or of who opens it', async () => {
    const titles = async (path: string, language?: string) => titleOf((await open(path, language)).text);
    expect(await titles('/ru/newsletter/unsubscribe?token=x')).toBe('Больше не присылать письма?');
    expect(await titles('/zh/newsletter/confirm?token=x', 'ru')).toBe('是否订阅我们的邮件？');
    expect(await titles('/customer/verify-email?token=x', 'zh')).toBe('这是您的邮箱吗？');
    expect(await titles('/ttm/invitation?token=x', 'ru')).toBe('Добро пожаловать в команду');
    for (const path of LETTER_PATHS) expect([path, (await open(path)).status]).toEqual([path, 200]);
    expect((await open('/ru/customer/verify-email?token=x')).status).toBe(404);
  });

  it('says whose it is, before it asks for a password', async () => {
    const settings = await test.api().get('/api/homepage/public/?lang=ru');
    const name = (settings.body as { settings: { site_title: string } }).settings.site_title;
    const { text } = await open('/ttm/reset-password?token=x', 'ru');
    expect(name.length).toBeGreaterThan(0);
    expect(text).toContain(`<span>${name}</span>`);
    expect(text).toContain(` · ${name}</title>`);
  });

  it('takes what is in the link as text', async () => {
    const { text } = await open(`/newsletter/confirm?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(
      (
        await test
          .api()
          .post('/letter/newsletter/confirm')
          .send({ token: ['x'] })
      ).status,
    ).toBe(400);
    expect((await send('/newsletter/confirm', {})).status).toBe(400);
  });
});
