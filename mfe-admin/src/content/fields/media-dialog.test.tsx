import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../../test/fixtures';
import { MediaDialog } from './media-dialog';

teachDialogs();

const picture = (id: number, filename: string) => ({
  id,
  filename,
  alt: {},
  variants: { card: `/media/${id}/card.webp` },
});
const BIGGEST = 5_242_880;
const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });

async function open({ most = 2, upload = {} as Handler, mayUpload = true } = {}) {
  const onChoose = jest.fn<(ids: number[]) => void>();
  const app = await renderApp(<MediaDialog most={most} taken={[3]} onClose={() => undefined} onChoose={onChoose} />, {
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /media/': { body: page(picture(1, 'reef.jpg'), picture(2, 'dhoni.jpg'), picture(3, 'villa.jpg')) },
      'POST /media/': upload,
    },
    prepare: (store) =>
      signIn(store, {
        ...TOKENS,
        user: { ...OWNER, permissions: mayUpload ? ['media.view', 'media.upload'] : ['media.view'] },
      }),
  });
  await screen.findByRole('button', { name: /reef\.jpg/ });
  return { ...app, onChoose };
}
const posts = (app: Awaited<ReturnType<typeof open>>) =>
  app.api.requests.filter(({ method }) => method === 'POST').length;

describe('the library of pictures', () => {
  it('gives those that were chosen, as many as there is room for, and none that is there already', async () => {
    const { user, onChoose } = await open({ most: 1 });
    expect(screen.getByRole('button', { name: /Chosen already/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /reef\.jpg/ }));
    await user.click(screen.getByRole('button', { name: /dhoni\.jpg/ }));
    await user.click(screen.getByRole('button', { name: 'Choose 1 picture' }));
    expect(onChoose).toHaveBeenCalledWith([2]);
  });

  it('says what a file cannot be before it is sent', async () => {
    const app = await open();
    const input = screen.getByLabelText('Take in a picture');
    await app.user.upload(input, file('large.jpg', 'image/jpeg', BIGGEST + 1));
    expect(await screen.findByText('The file has more than 5 MB.')).toBeInTheDocument();
    expect(posts(app)).toBe(0);
  });

  it('takes one in, chooses it, and says when it was there already', async () => {
    const app = await open({ upload: { status: 200, body: { ...picture(1, 'reef.jpg'), duplicate: true } } });
    await app.user.upload(screen.getByLabelText('Take in a picture'), file('reef.jpg', 'image/jpeg', 10));
    expect(await screen.findByText('This picture was in the library already.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /reef\.jpg/ })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(posts(app)).toBe(1);
  });

  it('takes nothing in from who may only look', async () => {
    await open({ mayUpload: false });
    expect(screen.queryByLabelText('Take in a picture')).not.toBeInTheDocument();
  });
});
