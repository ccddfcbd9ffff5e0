import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { addTexts, setLanguage } from '@atoll/i18n/instance';
import en from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import { FileField } from './file-field.tsx';

addTexts('en', 'common', en);

it.each([
  ['of letters', 'bank-transfer-of-march.pdf', 'arch.pdf'],
  // As macOS writes it: a letter, and its sign after it.
  ['with signs of their own', 'перевод-за-мои\u0306.pdf', 'мои\u0306.pdf'.padStart(9, '-')],
  ['of pictures', 'transfer-of-👩🏽\u200d🚀123.pdf', '👩🏽\u200d🚀123.pdf'],
  ['shorter than what stays', '👩🏽.pdf', '👩🏽.pdf'],
])('A name %s is shortened before its last eight signs, and none is broken', async (_, name, end) => {
  await setLanguage('en');
  render(<FileField label="Proof" name={name} onChoose={() => undefined} />);
  const parts = [...screen.getByTitle(name).children].map(({ textContent }) => textContent);
  expect(parts).toEqual([name.slice(0, name.length - end.length), end]);
});
