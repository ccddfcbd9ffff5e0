import { act, screen, within } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import { openForm } from '../test/faq-form';

teachDialogs();

const openHistory = async (versions: Parameters<typeof openForm>[0]) => {
  const { user } = await openForm(versions);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return within(screen.getByRole('dialog', { name: 'History' }));
};

it('says of a thing that nobody has changed yet that its history is empty', async () => {
  const dialog = await openHistory({ 'GET /content/faqs/5/versions/': { body: page() } });
  expect(await dialog.findByRole('heading', { name: 'Nobody has changed it yet' })).toBeVisible();
  expect(dialog.queryByRole('list')).toBeNull();
});

it('shows that a history is on its way before it says what is in it', async () => {
  let answer: () => void = () => undefined;
  const late = () => new Promise<{ body: object }>((resolve) => (answer = () => resolve({ body: page() })));
  const dialog = await openHistory({ 'GET /content/faqs/5/versions/': late });
  const coming = () => screen.getByRole('dialog').querySelector('.ant-skeleton');
  expect(coming()).toBeVisible();
  expect(dialog.queryByText('Nobody has changed it yet')).toBeNull();
  await act(async () => answer());
  expect(await dialog.findByText('Nobody has changed it yet')).toBeVisible();
  expect(coming()).toBeNull();
});
