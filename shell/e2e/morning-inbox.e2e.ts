import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { inviteColleague } from './support/colleagues';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf } from './support/letters';
import { fillLogin, inDays, uniqueEmail } from './support/office';
import { PDF } from './support/papers';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';
import { openDay, takeStep } from './support/trips';

const TRIP = 'family-week-lhaviyani';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Wrong passwords that lock an account. */
const TRIES = 10;

for (const [index, language] of (['ru', 'en'] as Language[]).entries()) {
  const t = textsOf('admin', language);

  test(`ten wrong passwords lock an agent out, without a word of it to who tries (${language})`, async ({
    page,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const { id, email, password } = await inviteColleague(page.request, office, site, 'agent');
    await page.addInitScript((code) => localStorage.setItem('atoll_language', code), language);
    await page.goto('/ttm/login');
    const answered = () => page.waitForResponse(/\/api\/token\/$/);
    const told: string[] = [];
    // The last try has the right password, and reads as the wrong ones do.
    for (const tried of [...Array<string>(TRIES).fill('not the password'), password]) {
      const [response] = await Promise.all([answered(), fillLogin(page, email, tried, language)]);
      expect(response.status()).toBe(401);
      told.push(await page.getByRole('alert').innerText());
    }
    expect([...new Set(told)]).toEqual([t('login.failed')]);
    // The agent hears of it, once, after the letters of the invitation and of the password that was chosen.
    const [, , locked = ''] = await lettersOf(site, email, 3);
    expect(locked).toContain('15');
    await takeStep(page.request, office, { url: `${site.url}/api/users/${id}/unlock/`, status: 204 });
    await fillLogin(page, email, password, language);
    await page.waitForURL(/\/dashboard\/overview$/);
  });

  test(`an agent answers the request whose time runs out first, before a colleague does (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 409/);
    await page.setViewportSize(WIDE);
    const email = uniqueEmail();
    const day = await openDay(office, TRIP, 90 + 30 * index, 3);
    const { id, reference, total } = await office.book({
      package: TRIP,
      check_in: day,
      arrival_flight_at: `${day}T13:00`,
      contact: { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' },
    });
    const agent = await inviteColleague(page.request, office, site, 'agent');
    await page.addInitScript((code) => localStorage.setItem('atoll_language', code), language);
    await page.goto(paths.dashboardBookings());
    await fillLogin(page, agent.email, agent.password, language);
    await page.getByRole('button', { name: t('views.replyToday'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/due=today&sort=clock/);
    await page.getByRole('button', { name: t('views.reply'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/status=requested&sort=clock/);
    await page.getByRole('searchbox').fill(reference);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText(t('clock.kind.reply'));
    // What was typed last may still be looked for: until then the rows are pale.
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');

    // Contact, quote, transfer check, history.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    const main = page.locator('main');
    const { transfer_check: check } = await office.get<{ transfer_check: { name: string } }>(
      `/api/bookings/${id}/?lang=${language}`,
    );
    for (const text of [email, '+7 912 345-67-89', '13:00', check.name]) await expect(main).toContainText(text);
    expect((await main.innerText()).replaceAll(/\D/g, '')).toContain(String(Math.trunc(Number(total))));
    const timeline = page.getByRole('region', { name: t('timeline.title') });
    await expect(timeline).toContainText(t('timeline.events.created'));

    // A colleague has the same booking before them.
    const beside = await browser.newContext({ viewport: WIDE });
    complaints.watch(beside);
    await office.enter(beside, language);
    const other = await beside.newPage();
    await other.goto(paths.dashboardBooking(id));
    await other.getByRole('button', { name: t('actions.approve'), exact: true }).click();
    await expect(other.getByRole('dialog')).toContainText(t('languages.ru'));

    const approve = page.getByRole('button', { name: t('actions.approve'), exact: true });
    await approve.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('languages.ru'));
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(approve).toBeFocused();
    await approve.press('Enter');
    await dialog.getByLabel(t('step.approve.due')).fill(`${inDays(2)}T18:00`);
    await dialog.getByLabel(t('step.message')).fill('Вилла у лагуны, ждём вас.');
    await page.setViewportSize(PHONE);
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
    await dialog.getByRole('button', { name: t('step.approve.submit') }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(t('status.awaiting_payment'));
    await expect(approve).toHaveCount(0);
    await expect(timeline).toContainText('Вилла у лагуны, ждём вас.');

    // Who is second is told so, and nothing of the first answer changes.
    await other
      .getByRole('dialog')
      .getByRole('button', { name: t('step.approve.submit') })
      .click();
    await expect(other.getByRole('dialog').getByRole('alert')).toBeVisible();
    await other.reload();
    await expect(other.locator('main')).toContainText(t('status.awaiting_payment'));
    await expect(other.getByRole('button', { name: t('actions.approve'), exact: true })).toHaveCount(0);
    await beside.close();
    expect(await office.get(`/api/bookings/${id}/`)).toMatchObject({
      status: 'awaiting_payment',
      payment_due_at: `${inDays(2)}T13:00:00.000Z`,
    });
    const [, answer = ''] = await lettersOf(site, email, 2);
    expect([answer.includes(reference), answer.includes('Вилла у лагуны, ждём вас.')]).toEqual([true, true]);
    await page.reload();
    await expect(timeline).toContainText(t('timeline.letter.sent', { name: t('timeline.letters.booking-approved') }));

    // The wire of the deposit with its proof: the booking follows by itself.
    await page.getByRole('button', { name: t('ledger.record'), exact: true }).click();
    await dialog
      .getByLabel(t('ledger.proofFile'))
      .setInputFiles({ name: 'wire.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('button', { name: t('ledger.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(t('status.confirmed'));
    await expect(main).toContainText(t('ledger.proof', { name: 'wire.pdf' }));
    await expect(timeline).toContainText(t('timeline.events.pay'));
    await quiet(page);
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
    // The message of what was done fades: halfway it is pale.
    await expect.poll(() => faultsOf(page)).toEqual([]);
  });
}
