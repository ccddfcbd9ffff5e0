import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import type { ExperienceDetail } from '../shared/catalog';
import { experienceDetail } from '../shared/fixtures';
import ExperiencePage from './experience-page';

const T = en.experience;

const open = (answer: Handler) =>
  renderApp(<ExperiencePage />, {
    route: '/experiences/mantas-of-hanifaru',
    path: '/experiences/:slug',
    texts: { catalog: en },
    handlers: { 'GET /experiences/mantas-of-hanifaru/': answer },
  });

async function show(part: Partial<ExperienceDetail> = {}) {
  const shown = await open({ body: experienceDetail(part) });
  await screen.findByRole('heading', { level: 1, name: 'Mantas of Hanifaru' });
  return shown;
}
/** What stands beside a name in a list of facts, or null where it is not there. */
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));

describe('an experience', () => {
  it('says at a glance how long, how hard, with how many and from which age on', async () => {
    await show();
    expect(screen.getByText('Wildlife · Baa Atoll')).toBeVisible();
    expect([fact(T.time), fact('Effort'), fact('Group'), fact(T.age)]).toEqual([
      '3.5 hours',
      'Moderate',
      '2–8 people',
      'From age 8',
    ]);
  });

  it.each([
    [1, 8, 'up to 8 people'],
    [4, null, 'from 4 people'],
    [1, null, null],
  ])('says how many go together: %s to %s', async (least, most, said) => {
    await show({ group_size_min: least, group_size_max: most, min_age: null });
    expect([fact('Group'), fact(T.age)]).toEqual([said, T.anyAge]);
  });

  it('says what happens, what the price covers, what to bring, when it goes, and the rules', async () => {
    await show();
    expect(screen.getByText('Hanifaru works like a funnel.')).toBeVisible();
    expect(screen.getByText('Licensed guide in the water').closest('[data-group]')).toHaveAttribute(
      'data-group',
      'included',
    );
    expect(screen.getByText('Lunch').closest('[data-group]')).toHaveAttribute('data-group', 'excluded');
    expect(within(screen.getByRole('region', { name: T.bring })).getByText('A towel')).toBeVisible();
    expect(screen.getByText(/^June –/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: T.safety })).getByText('There can be current.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: T.wildlife })).getByText(/^Three metres/)).toBeVisible();
  });

  it('says where and when one meets, and what one has to be able to do', async () => {
    await show({ certification: 'AOW' });
    expect([fact(T.starts), fact(T.days), fact(T.meeting), fact(T.pickup), fact(T.swimming)]).toEqual([
      '08:00 · 13:30',
      'Mon · Sun',
      'At the jetty of your island',
      T.pickupText,
      T.swimText,
    ]);
    expect([fact(T.certificate), fact(T.season)]).toEqual([T.cert_AOW, null]);
    expect(screen.getByRole('link', { name: 'Baa Atoll' })).toHaveAttribute('href', '/destinations/baa-atoll');
  });

  it('leaves out what it has nothing to say of', async () => {
    const nothing = { includes: [], excludes: [], what_to_bring: [], season_months: [], start_times: [], weekdays: [] };
    const unsaid = { description: '', meeting_point: null, safety_notes: null, wildlife_code: null };
    const none = { destinations: [], images: [], related: [], pickup: false, swim_required: false };
    await show({ ...nothing, ...unsaid, ...none, cover_image: null });
    for (const title of [T.about, en.package.inclusionsTitle, T.bring, T.months, T.safety, T.wildlife, T.related])
      expect(heading(title)).toBeNull();
    expect(heading(en.destination.trips)).toBeNull();
    for (const name of [T.meeting, T.pickup, T.swimming, T.certificate, en.package.places])
      expect(fact(name)).toBeNull();
    expect([fact(T.starts), fact(T.days), fact(T.season)]).toEqual([T.arranged, T.everyDay, T.allYear]);
    expect(screen.queryByRole('group', { name: en.gallery.label })).not.toBeInTheDocument();
  });

  it('leads to those of its parts that there are, by a bar under its line', async () => {
    await show();
    const bar = within(screen.getByRole('navigation', { name: en.sections.label }));
    const links = bar.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      T.about,
      en.package.inclusionsTitle,
      T.bring,
      T.months,
      T.safety,
      en.sections.trips,
    ]);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href')!);
      expect(part).toContainElement(within(part as HTMLElement).getAllByRole('heading', { level: 2 })[0]!);
    }
  });

  it('says what it costs and what for, and what is paid to those who read it in another currency', async () => {
    await show();
    const offer = screen.getByRole('complementary', { name: T.booking });
    expect(offer).toHaveTextContent('$95.00per person All taxes and fees included');
    expect(offer).not.toHaveTextContent('You pay in US dollars');
    act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
    expect(offer).toHaveTextContent('€47.50per person');
    expect(within(offer).getByText('You pay in US dollars: $95.00')).toBeVisible();
  });

  it('says that a boat costs the same however many come', async () => {
    await show({ price: '240.00', pricing_type: 'per_group', group_size_max: 4 });
    const offer = screen.getByRole('complementary', { name: T.booking });
    expect(offer).toHaveTextContent('$240per groupfor up to 4 travellers');
  });

  it('leads on: to the agency, to a trip around it, to trips that go there, and to others of its kind', async () => {
    const atoll = { id: 3, slug: 'male', name: 'Malé', island: null, atoll: null };
    await show({ destinations: [...experienceDetail().destinations, atoll] });
    expect(screen.getByRole('link', { name: T.ownTrip })).toHaveAttribute(
      'href',
      '/custom-trip?destination=baa-atoll&destination=male&interest=wildlife&about=Mantas+of+Hanifaru',
    );
    for (const link of screen.getAllByRole('link', { name: T.ask }))
      expect(link).toHaveAttribute('href', '/contact?about=Mantas%20of%20Hanifaru');
    expect(screen.getByRole('link', { name: T.seeTrips })).toHaveAttribute(
      'href',
      '/packages?destination=baa-atoll&destination=male',
    );
    const others = screen.getByRole('region', { name: T.related });
    expect(within(others).getByRole('link', { name: 'Whale sharks' })).toHaveAttribute(
      'href',
      '/experiences/whale-sharks',
    );
  });

  it('shows each picture once', async () => {
    await show();
    const pictures = screen.getByRole('group', { name: en.gallery.label });
    expect(within(pictures).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([404, 410])('says when there is none (%s)', async (status) => {
    await open({ status, body: { detail: 'Not found.', code: status === 410 ? 'gone' : 'not_found' } });
    expect(await screen.findByRole('heading', { level: 1, name: T.notFound })).toBeVisible();
    expect(screen.getByRole('link', { name: T.all })).toHaveAttribute('href', '/experiences');
  });

  it('offers Retry when it cannot be shown', async () => {
    const answers: Handler[] = [{ status: 403, body: {} }, { body: experienceDetail() }];
    const { user } = await open(() => answers.shift() as object);
    expect(await screen.findByText(T.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mantas of Hanifaru' })).toBeVisible();
  });
});
