import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../../test/fixtures';
import { type SentForm, catchUploads, picture, pictureFile } from '../../test/uploads';
import { MediaDialog } from './media-dialog';

teachDialogs();

const BIGGEST = 5_242_880;

let sent: SentForm[];
beforeEach(() => {
  sent = catchUploads();
});

async function open({ most = 2, mayUpload = true } = {}) {
  const onChoose = jest.fn<(ids: number[]) => void>();
  const app = await renderApp(<MediaDialog most={most} taken={[3]} onClose={() => undefined} onChoose={onChoose} />, {
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /media/': { body: page(picture(1, 'reef.jpg'), picture(2, 'dhoni.jpg'), picture(3, 'villa.jpg')) },
      'GET /media/folders/': { body: [{ folder: 'resorts', count: 2, total: 2 }] },
      'GET /media/tags/': { body: [] },
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
    const { user } = await open();
    await user.upload(screen.getByLabelText('Upload pictures'), pictureFile('large.jpg', BIGGEST + 1));
    expect(await screen.findByText(/^More than 5 MB/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('takes several in and chooses them, and says when one was there already', async () => {
    const { user, onChoose } = await open();
    await user.upload(screen.getByLabelText('Upload pictures'), [pictureFile('new.jpg'), pictureFile('reef.jpg')]);
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[0]!.answer(201, { ...picture(9, 'new.jpg'), duplicate: false }));
    act(() => sent[1]!.answer(200, { ...picture(1, 'reef.jpg'), duplicate: true }));
    expect(await screen.findByText('It was in the library already, as reef.jpg.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /reef\.jpg$/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Choose 2 pictures' }));
    expect(onChoose).toHaveBeenCalledWith([9, 1]);
  });

  it('looks into one folder when asked to', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Folder' }));
    await user.click(await screen.findByTitle('resorts (2)'));
    await waitFor(() => expect(api.requests.at(-1)!.query.get('folder')).toBe('resorts'));
  });

  it('takes nothing in from who may only look', async () => {
    await open({ mayUpload: false });
    expect(screen.queryByLabelText('Upload pictures')).not.toBeInTheDocument();
  });
});
