import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf, linkTo } from './support/letters';
import { expect, quiet, test } from './support/site';
import { like, textsOf } from './support/texts';
import { openDay } from './support/trips';

/** Takes children of every age, and is sold by departures. */
const TRIP = 'family-week-lhaviyani';
const PHONE = { width: 390, height: 844 };
const OWN_PRICE = '9000.00';

interface Wish {
  status: string;
  offers: { status: string; total: string }[];
}

for (const [index, language] of (['zh', 'ru'] as Language[]).entries()) {
  const t = textsOf('booking', language);
  const admin = textsOf('admin', language);

  test(`a wish is answered with an offer, which its guest accepts on a phone (${language})`, async ({
    page,
    browser,
    context,
    office,
    site,
    complaints,
  }) => {
    const { id, reference, email } = await office.wish('Анна Смирнова', language);
    const day = await openDay(office, TRIP, 100 + 20 * index, 4);
    await office.enter(context, language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.dashboardTripRequest(id));
    await page.getByRole('button', { name: admin('tripRequests.offer.make'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const name = await office.get<{ name: string }>(`/api/packages/${TRIP}/?lang=${language}`);
    await dialog.getByLabel(admin('booking.package')).fill(name.name);
    await dialog.getByRole('button', { name: name.name }).click();
    await dialog.getByLabel(admin('booking.checkIn')).fill(day);
    await dialog.getByLabel(admin('ownPrice.total')).fill(OWN_PRICE);
    await dialog.getByLabel(admin('ownPrice.reason')).fill('A week after the first wish');
    await dialog.getByLabel(admin('tripRequests.offer.words')).fill('A villa by the lagoon, as you wished.');
    await quiet(page);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: admin('tripRequests.offer.send') }).click();
    await expect(dialog).toHaveCount(0);
    const wish = () => office.get<Wish>(`/api/custom-trip-requests/${id}/`);
    expect(await wish()).toMatchObject({ status: 'quoted', offers: [{ status: 'open', total: OWN_PRICE }] });

    // The letter carries words and price, and opens the offer without a password.
    const [, letter = ''] = await lettersOf(site, email, 2);
    expect([letter.includes(reference), letter.includes('A villa by the lagoon')]).toEqual([true, true]);
    const elsewhere = await browser.newContext({ locale: language, viewport: PHONE });
    complaints.watch(elsewhere);
    const phone = await elsewhere.newPage();
    await phone.goto(await linkTo(site, email, `/custom-trip/offer/${id}`));
    await expect(phone.getByRole('heading', { level: 1, name: t('tripOffer.title') })).toBeVisible();
    await expect(phone).not.toHaveURL(/access_token/);
    await expect(phone.getByText('A villa by the lagoon')).toBeVisible();
    await quiet(phone);
    expect((await widthsOf(phone)).content).toBeLessThanOrEqual(PHONE.width);
    expect(await faultsOf(phone)).toEqual([]);

    // A yes without the conditions is told so beside them, and keeps what is there.
    const accept = phone.getByRole('button', { name: like(t('tripOffer.accept', { total: '.+' })) });
    await accept.click();
    await expect(phone.getByText(textsOf('common', language)('form.required'))).toBeVisible();
    expect(await wish()).toMatchObject({ status: 'quoted' });
    await phone.getByLabel(t('form.terms')).check();
    await accept.dblclick();
    await expect(phone.getByRole('link', { name: t('tripOffer.toBooking') })).toBeVisible();
    const [booking, ...others] = await office.bookingsOf(email);
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ total: OWN_PRICE, check_in: day, status: 'awaiting_payment' });
    expect(await wish()).toMatchObject({ status: 'accepted', offers: [{ status: 'accepted' }] });
    await phone.getByRole('link', { name: t('tripOffer.toBooking') }).click();
    await expect(phone.getByRole('heading', { level: 1, name: t('state.awaiting_payment.title') })).toBeVisible();
    await phone.goto(localized(paths.customTripOffer(id), language));
    await expect(phone.getByText(booking!.reference)).toBeVisible();
    await elsewhere.close();
  });
}
