import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };

jest.unstable_mockModule('./rich-text', () => {
  throw new Error('Loading chunk 444 failed');
});
const { FAQ, openForm } = await import('../../test/faq-form');

const field = (name: RegExp) => screen.findByRole('textbox', { name });

it('is a field of plain text where the editor does not come: the form stands, and what is typed in it is stored', async () => {
  const stored = { ...FAQ, version: 4, updated_by: 'owner@atoll.example' };
  const { user, api } = await openForm({ 'PATCH /faqs/5/': { body: stored } });
  await user.type(await field(/Question\s*English/), ' In cash?');
  const answer = await field(/Answer\s*English/);
  expect(answer).toHaveValue('<p>Some do.</p>');
  expect(answer).toHaveAccessibleDescription(en.rich.absent);
  await user.type(answer, '<p>Most do not.</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      translations: { en: { question: 'Do people tip? In cash?', answer: '<p>Some do.</p><p>Most do not.</p>' } },
    }),
  );
});
