import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Language } from '@atoll/contract/languages';
import { renderApp } from '@atoll/testing/render-app';
import type { BookingValues } from '../shared/booking-values';
import { addDays, maldivesDate } from '../shared/dates';
import { writeDraft } from '../shared/draft';
import { SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import FormPage from './form-page';

const TODAY = maldivesDate(new Date());
const SUBMIT = { en: 'Send request', ru: 'Отправить заявку', zh: '提交申请' };
const REQUIRED = { en: 'This field is required', ru: 'Заполните это поле', zh: '此项必填' };
const EMAIL = {
  en: 'Please enter a valid email address',
  ru: 'Введите правильный адрес электронной почты',
  zh: '请输入有效的电子邮箱地址',
};
const PHONE = {
  en: 'Please enter a valid phone number',
  ru: 'Введите правильный номер телефона',
  zh: '请输入有效的电话号码',
};
const atMost = (count: number, ru: string) => ({
  en: `Maximum ${count} characters allowed`,
  ru: `Не больше ${count} ${ru}`,
  zh: `最多允许 ${count} 个字符`,
});

const CASES: [string, Partial<BookingValues>, string, Record<Language, string | RegExp>][] = [
  ['an empty date', { checkIn: '' }, 'checkIn', REQUIRED],
  [
    'a date that has passed',
    { checkIn: TODAY },
    'checkIn',
    { en: /^The earliest possible date is \d/, ru: /^Самая ранняя дата — \d/, zh: /^最早可选 \d/ },
  ],
  [
    'a date too far ahead',
    { checkIn: addDays(TODAY, 900) },
    'checkIn',
    { en: /^The latest possible date is \d/, ru: /^Самая поздняя дата — \d/, zh: /^最晚可选 \d/ },
  ],
  ['an empty name', { name: '  ' }, 'name', REQUIRED],
  [
    'a name of one letter',
    { name: ' A ' },
    'name',
    { en: 'Minimum 2 characters required', ru: 'Нужно минимум 2 символа', zh: '至少需要 2 个字符' },
  ],
  ['a long name', { name: 'a'.repeat(101) }, 'name', atMost(100, 'символов')],
  ['an empty e-mail', { email: '' }, 'email', REQUIRED],
  ['an e-mail without a domain', { email: 'a@' }, 'email', EMAIL],
  ['an e-mail with a space', { email: 'a b@example.com' }, 'email', EMAIL],
  ['a long e-mail', { email: `${'a'.repeat(250)}@b.co` }, 'email', atMost(254, 'символов')],
  ['an empty phone', { phone: '' }, 'phone', REQUIRED],
  ['a phone with letters', { phone: '+7 ABC' }, 'phone', PHONE],
  ['a phone with a plus inside', { phone: '7+912' }, 'phone', PHONE],
  ['a long phone', { phone: '1'.repeat(21) }, 'phone', atMost(20, 'символов')],
  ['long requests', { requests: 'a'.repeat(1001) }, 'requests', atMost(1000, 'символов')],
  ['terms not accepted', { terms: false }, 'terms', REQUIRED],
  ['a child without an age', { childrenAges: [null] }, 'childrenAges.0', REQUIRED],
  [
    'a child that is too young',
    { childrenAges: [5] },
    'childrenAges.0',
    {
      en: 'This trip is for travellers aged 6 and over',
      ru: 'Этот тур для тех, кому есть 6 лет',
      zh: '该行程须年满 6 岁',
    },
  ],
  [
    'a group that is too large',
    { adults: 7 },
    'adults',
    {
      en: 'This trip takes at most 6 travellers',
      ru: 'В этом туре не больше 6 путешественников',
      zh: '该行程最多 6 人',
    },
  ],
];

/** A sentence or a pattern as the end of a description that may begin with a hint. */
const escaped = (message: string | RegExp) =>
  typeof message === 'string' ? `${message.replaceAll(/[.()+]/g, '\\$&')}$` : message.source.replace(/^\^/, '');

describe.each(['en', 'ru', 'zh'] as const)('messages of the booking form in %s', (language) => {
  beforeEach(() => sessionStorage.clear());

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
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });
});
