import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SiteSettingsDto } from '@atoll/api-client/endpoints/homepage.gen';
import type { Language } from '@atoll/contract/languages';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { AppContext } from '../app-context';
import { SiteFooter } from './site-footer';

const link = (to: string, order: number) => ({ id: to, area: 'footer', to, labelKey: `shell:${to}`, order });
const nav = [link('/terms', 100), link('/packages', 20), link('/faq', 70), link('/', 10)];
const declaration = { name: 'mfe-catalog', namespace: 'catalog', routes: [], nav };
const drawing = { state: { year: 2026 }, set: { remotes: [{ name: 'mfe-catalog', candidates: [{ declaration }] }] } };

const show = async (settings: Partial<SiteSettingsDto> = {}, route = '/', language: Language = 'en') => {
  const app = await renderApp(
    <AppContext value={drawing as never}>
      <SiteFooter settings={settings} />
    </AppContext>,
    { texts: { shell: en }, route, language },
  );
  return { ...app, foot: screen.getByRole('contentinfo') };
};
const column = (title: string) => screen.getByText(title).parentElement!;
const leadsTo = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((it) => it.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('the foot of public pages', () => {
  it('has defaults for what the agency has not filled in, and leaves out what has none', async () => {
    const { foot } = await show();
    expect(foot).toHaveTextContent(en.footer.about);
    expect(foot).toHaveTextContent('© 2026 Atoll');
    expect(foot).not.toHaveTextContent(/licence|take|·/i);
    expect(leadsTo(column(en.footer.contact))).toEqual([]);
  });

  it('says who the agency is, its licence and where else it is found', async () => {
    const { foot } = await show({
      site_title: 'Lagoon Travel',
      site_description: 'Boats and people.',
      legal_entity: 'Lagoon Travel Pvt Ltd',
      tourism_licence_no: 'TA-0412',
      contact_phone: '+960 777-1234',
      contact_email: 'hello@lagoon.example',
      footer_text: 'Pictures are rendered illustrations.',
      social: [{ name: 'Instagram', url: 'https://instagram.example/lagoon' }],
    });
    expect(foot).toHaveTextContent('Boats and people.');
    expect(foot).toHaveTextContent('© 2026 Lagoon Travel Pvt Ltd');
    expect(foot).toHaveTextContent('Tourism licence TA-0412');
    expect(foot).toHaveTextContent('Pictures are rendered illustrations.');
    expect(leadsTo(column(en.footer.contact))).toEqual([
      'tel:+9607771234',
      'mailto:hello@lagoon.example',
      'https://instagram.example/lagoon',
    ]);
  });

  it('puts its links together by their order', async () => {
    const { foot } = await show();
    expect(leadsTo(column(en.footer.explore))).toEqual(['/', '/packages']);
    expect(leadsTo(column(en.footer.help))).toEqual(['/faq']);
    expect(leadsTo(foot.querySelector('.doc-footer__terms') as HTMLElement)).toEqual(['/terms']);
  });

  it.each([
    [['card', 'bank_transfer'], en.footer.payBoth],
    [['card'], en.footer.payCard],
    [['bank_transfer'], en.footer.payTransfer],
  ] as const)('names the ways to pay that there are: %j', async (methods, text) => {
    const { foot } = await show({ payment_methods: [...methods] });
    expect(foot).toHaveTextContent(text + en.footer.currency);
  });

  it('leads to the same page in each language, in place, and remembers which was chosen', async () => {
    const { user, router } = await show({}, '/packages?month=3#list');
    const links = screen.getAllByRole('link').filter((it) => it.hasAttribute('hreflang'));
    expect(links.map((it) => [it.textContent, it.getAttribute('href'), it.getAttribute('aria-current')])).toEqual([
      ['English', '/packages', 'true'],
      ['Русский', '/ru/packages', null],
      ['中文', '/zh/packages', null],
    ]);
    await user.click(links[1]!);
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/ru/packages?month=3#list');
    expect(localStorage.getItem('atoll_language')).toBe('ru');
  });

  it('has no such links where a page has one address for all languages', async () => {
    await show({}, '/customer/dashboard');
    expect(screen.queryByRole('link', { name: 'Русский' })).not.toBeInTheDocument();
  });
});
