import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { renderApp } from '@atoll/testing/render-app';
import type { BookingValues } from '../shared/booking-values';
import { writeDraft } from '../shared/draft';
import { SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import FormPage from './form-page';

const TODAY = maldivesDay(new Date());
const SUBMIT = { en: 'Send request', ru: 'Отправить заявку', zh: '提交申请' };
/** Five fields may be empty at once: each says what is missing, after the sentence of specification §5. */
const required = (en: string, ru: string, zh: string) => ({
  en: `This field is required: ${en}`,
  ru: `Заполните это поле: ${ru}`,
  zh: `此项必填：${zh}`,
});
const TERMS = {
  en: 'Please accept the booking conditions to continue',
  ru: 'Чтобы продолжить, примите условия бронирования',
  zh: '请先接受预订条款',
};
const EMAIL = {
  en: 'Please enter a valid email address',
  ru: 'Введите правильный адрес электронной почты',
  zh: '请输入有效的邮箱地址',
};
const PHONE = {
  en: 'Please enter a valid phone number',
  ru: 'Введите правильный номер телефона',
  zh: '请输入有效的电话号码',
};
const atMost = (count: number | string, ru: string, inRussian = count) => ({
  en: `Maximum ${count} characters allowed`,
  ru: `Не\u00a0больше ${inRussian} ${ru}`,
  zh: `最多允许 ${count} 个字符`,
});

const CASES: [string, Partial<BookingValues>, string, Record<Language, string | RegExp>][] = [
  [
    'an empty date',
    { checkIn: '' },
    'checkIn',
    required('choose your first day', 'выберите первый день', '请选择首日'),
  ],
  [
    'a date that does not exist',
    { checkIn: '2027-02-30' },
    'checkIn',
    { en: 'Please enter a valid date', ru: 'Введите правильную дату', zh: '请输入有效的日期' },
  ],
  [
    'a date that has passed',
    { checkIn: TODAY },
    'checkIn',
    { en: /^The earliest possible date is \d/, ru: /^Самая ранняя дата\u00a0— \d/, zh: /^最早可选 \d/ },
  ],
  [
    'a date too far ahead',
    { checkIn: addDays(TODAY, 900) },
    'checkIn',
    { en: /^The latest possible date is \d/, ru: /^Самая поздняя дата\u00a0— \d/, zh: /^最晚可选 \d/ },
  ],
  ['an empty name', { name: '  ' }, 'name', required('tell us your name', 'как вас зовут?', '请填写您的姓名')],
  [
    'a name of one letter',
    { name: ' A ' },
    'name',
    { en: 'Minimum 2 characters required', ru: 'Нужно минимум 2 символа', zh: '至少需要 2 个字符' },
  ],
  ['a long name', { name: 'a'.repeat(101) }, 'name', atMost(100, 'символов')],
  [
    'an empty e-mail',
    { email: '' },
    'email',
    required('which address may we answer to?', 'на\u00a0какой адрес вам ответить?', '请填写接收答复的邮箱'),
  ],
  ['an e-mail without a domain', { email: 'a@' }, 'email', EMAIL],
  ['an e-mail with a space', { email: 'a b@example.com' }, 'email', EMAIL],
  ['a long e-mail', { email: `${'a'.repeat(250)}@b.co` }, 'email', atMost(254, 'символов')],
  [
    'an empty phone',
    { phone: '' },
    'phone',
    required('which number may we call?', 'по\u00a0какому номеру вам позвонить?', '请填写可以联系到您的电话'),
  ],
  ['a phone with letters', { phone: '+7 ABC' }, 'phone', PHONE],
  ['a phone with a plus inside', { phone: '7+912' }, 'phone', PHONE],
  ['a long phone', { phone: '1'.repeat(21) }, 'phone', atMost(20, 'символов')],
  ['long requests', { requests: 'a'.repeat(1001) }, 'requests', atMost('1,000', 'символов', '1\u00a0000')],
  ['terms not accepted', { terms: false }, 'terms', TERMS],
  [
    'a child without an age',
    { childrenAges: [null] },
    'childrenAges.0',
    required('choose the age of this child', 'выберите возраст ребёнка', '请选择这名儿童的年龄'),
  ],
  [
    'a child that is too young',
    { childrenAges: [5] },
    'childrenAges.0',
    {
      en: 'This trip is for travellers aged 6 and over',
      ru: 'Этот тур для тех, кому исполнилось 6 лет',
      zh: '该行程须年满 6 岁',
    },
  ],
  [
    'a group that is too large',
    { adults: 7 },
    'adults',
    {
      en: 'This trip takes at most 6 travellers',
      ru: 'В\u00a0этом туре не\u00a0больше 6 путешественников',
      zh: '该行程最多 6 人',
    },
  ],
];

/** A sentence or a pattern as the end of a description that may begin with a hint. */
const escaped = (message: string | RegExp) =>
  typeof message === 'string' ? `${message.replaceAll(/[.()+?]/g, '\\$&')}$` : message.source.replace(/^\^/, '');

describe.each(['en', 'ru', 'zh'] as const)('messages of the booking form in %s', (language) => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it.each(CASES)('tell about %s', async (_, wrong, field, messages) => {
    writeDraft(SLUG, { values: { ...VALUES, ...wrong } });
    const { user, api } = await renderApp(<FormPage />, {
      language,
      route: `/booking/${SLUG}`,
      path: '/booking/:slug',
      texts: { booking: TEXTS[language] },
      handlers: { [`GET /packages/${SLUG}/`]: { body: TRIP } },
    });
    await user.click(await screen.findByRole('button', { name: SUBMIT[language] }));

    const control = document.getElementsByName(field)[0];
    expect(control).toHaveAccessibleDescription(new RegExp(escaped(messages[language])));
    expect(control).toHaveFocus();
    const summary = screen.getByRole('alert');
    expect(within(summary).getAllByRole('button')).toHaveLength(1);
    expect(api.requests.filter(({ method, path }) => method === 'POST' && path === '/bookings/')).toHaveLength(0);
  });

  it('say of each empty field what is missing, in a sentence of its own', async () => {
    const empty = { ...VALUES, checkIn: '', name: '', email: '', phone: '', childrenAges: [null], terms: false };
    writeDraft(SLUG, { values: empty });
    const { user } = await renderApp(<FormPage />, {
      language,
      route: `/booking/${SLUG}`,
      path: '/booking/:slug',
      texts: { booking: TEXTS[language] },
      handlers: { [`GET /packages/${SLUG}/`]: { body: TRIP } },
    });
    await user.click(await screen.findByRole('button', { name: SUBMIT[language] }));
    const said = within(screen.getByRole('alert'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/^[^:：]*[:：] ?/, ''));
    expect(said).toHaveLength(6);
    expect(new Set(said).size).toBe(6);
    // A label, a colon, what to do: no second colon, and none of another script's.
    for (const { textContent } of within(screen.getByRole('alert')).getAllByRole('button'))
      expect(textContent).toMatch(language === 'zh' ? /^[^:：]+(：[^:：]+)?$/ : /^[^:：]+(: [^:：]+)?$/);
  });
});

describe('the days of a trip', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  const open = (trip: object) =>
    renderApp(<FormPage />, {
      language: 'en',
      route: `/booking/${SLUG}`,
      path: '/booking/:slug',
      texts: { booking: TEXTS.en },
      handlers: { [`GET /packages/${SLUG}/`]: { body: { ...TRIP, ...trip } } },
    });

  it('are those of its travel window, whenever it is on sale', async () => {
    const first = addDays(TODAY, 100);
    await open({
      start_date: first,
      end_date: addDays(first, 20),
      available_from: addDays(TODAY, -10),
      available_to: addDays(TODAY, 5),
    });
    const date = await screen.findByLabelText('First day in the Maldives');
    expect([date.getAttribute('min'), date.getAttribute('max')]).toEqual([first, addDays(first, 11)]);
  });

  it('are none once the window is too short, and the form says so', async () => {
    writeDraft(SLUG, { values: VALUES });
    const { user, api } = await open({ end_date: addDays(TODAY, 5) });
    await user.click(await screen.findByRole('button', { name: SUBMIT.en }));
    expect(screen.getByLabelText('First day in the Maldives')).toHaveAccessibleDescription(/no days left/);
    expect(api.requests.filter(({ method, path }) => method === 'POST' && path === '/bookings/')).toHaveLength(0);
  });
});
