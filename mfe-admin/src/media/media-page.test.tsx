import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@atoll/contract/permissions';
import { signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { type SentForm, catchUploads, picture, pictureFile } from '../test/uploads';
import MediaPage from './media-page';

const ALL: Permission[] = ['media.view', 'media.upload', 'media.delete'];
const REEF = picture(1, 'reef.jpg');
const DHONI = picture(2, 'dhoni.jpg', { alt: { ru: 'Дхони' }, usage_count: 3 });
const VILLA = picture(3, 'villa.jpg', { consent_until: '2020-01-01' });
const USE = { entity: 'package', id: '7', label: 'Two Islands', field: 'cover' };

let sent: SentForm[];
beforeAll(teachDialogs);
beforeEach(() => {
  localStorage.clear();
  sent = catchUploads();
});

async function open({
  permissions = ALL,
  route = '/dashboard/media',
  handlers = {},
}: { permissions?: Permission[]; route?: string; handlers?: Handlers } = {}) {
  const app = await renderApp(<MediaPage />, {
    route,
    path: '/dashboard/media',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /media/': { body: page(REEF, DHONI, VILLA) },
      'GET /media/folders/': { body: [{ folder: 'resorts', count: 1, total: 2 }] },
      'GET /media/tags/': { body: [{ tag: 'lagoon', count: 2 }] },
      ...handlers,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } }),
  });
  return app;
}
const link = (name: string) => screen.findByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });

describe('the library of pictures', () => {
  it('is not left while pictures are on their way, unless somebody says so', async () => {
    const { user, router } = await open();
    await link('reef.jpg');
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pictureFile('a.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(() => router.navigate('/dashboard/media/1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'This is not finished' }));
    expect(dialog.getByText(/will not be uploaded/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/media');
    await user.click(dialog.getByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/media/1'));
  });

  it('says of each where it is shown and what it lacks', async () => {
    await open();
    expect((await link('dhoni.jpg')).closest('li')).toHaveTextContent('Shown in 3 placesNo text: EN and ZH');
    expect((await link('reef.jpg')).closest('li')).toHaveTextContent(/^reef\.jpgShown nowhere$/);
    expect((await link('villa.jpg')).closest('li')).toHaveTextContent('Consent has ended');
    expect(await link('reef.jpg')).toHaveAttribute('href', '/dashboard/media/1');
  });

  it('asks for what the address names', async () => {
    const { api } = await open({
      route: '/dashboard/media?folder=-&tag=lagoon&used=unused&missing_alt=ru&rights=no_licence&sort=size&search=reef',
    });
    await link('reef.jpg');
    const asked = api.requests.find(({ path }) => path === '/media/')!.query;
    expect(Object.fromEntries(asked)).toMatchObject({
      folder: '',
      tag: 'lagoon',
      unused: 'true',
      missing_alt: 'ru',
      rights: 'no_licence',
      sort: 'size',
      search: 'reef',
      page_size: '48',
    });
  });

  it('goes by keys from picture to picture, chooses them, with Shift all between', async () => {
    const { user } = await open();
    await link('reef.jpg');
    await user.keyboard('jx');
    expect(await link('reef.jpg')).toHaveFocus();
    await user.keyboard('jj{Shift>}X{/Shift}');
    expect(await link('villa.jpg')).toHaveFocus();
    expect(screen.getByText('3 chosen')).toBeVisible();
    await user.keyboard('k{ArrowLeft}x');
    expect(box('reef.jpg')).not.toBeChecked();
  });

  it('is changed by nobody who may only look', async () => {
    await open({ permissions: ['media.view'] });
    await link('reef.jpg');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Upload pictures')).not.toBeInTheDocument();
  });

  it('sets the focal point of many by keys', async () => {
    const { user, api } = await open({
      handlers: {
        'POST /media/bulk/': {
          body: {
            done: 2,
            results: [
              { id: 1, ok: true },
              { id: 2, ok: true },
            ],
          },
        },
      },
    });
    await link('reef.jpg');
    await user.click(box('reef.jpg'));
    await user.click(box('dhoni.jpg'));
    await user.click(screen.getByRole('button', { name: 'Set the focal point' }));
    screen.getByRole('slider', { name: 'Focal point' }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowDown}');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '30 % from the left, 51 % from the top');
    await user.click(screen.getByRole('button', { name: 'Set for 2 pictures' }));
    expect(await screen.findByText('2 pictures are cut anew.')).toBeVisible();
    const { body } = api.requests.find(({ method }) => method === 'POST')!;
    expect(body).toEqual({ ids: [1, 2], action: 'focus', focal_x: 0.3, focal_y: 0.51 });
    expect(screen.queryByText('2 chosen')).not.toBeInTheDocument();
  });

  it('deletes what nothing shows, and says where the rest is shown', async () => {
    const kept = { id: 2, ok: false, code: 'in_use', detail: 'This is still in use.', usage: [USE] };
    const { user } = await open({
      handlers: { 'POST /media/bulk/': { body: { done: 1, results: [{ id: 1, ok: true }, kept] } } },
    });
    await link('reef.jpg');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(
      within(screen.getByRole('group', { name: /chosen pictures/ })).getByRole('button', { name: 'Delete' }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete 3 pictures' }));
    expect(await screen.findByText('1 picture deleted.')).toBeVisible();
    const report = screen.getByText('1 picture stays as it was').closest('dialog')!;
    expect(report).toHaveTextContent('dhoni.jpg This is still in use.');
    expect(within(report).getByRole('link', { name: 'Two Islands' })).toHaveAttribute('href', '/dashboard/packages/7');
  });

  it('offers no deletion to who may not', async () => {
    const { user } = await open({ permissions: ['media.view', 'media.upload'] });
    await link('reef.jpg');
    await user.click(box('reef.jpg'));
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('says that nothing fits, and how to see all again', async () => {
    const { user, api } = await open({
      route: '/dashboard/media?used=unused',
      handlers: { 'GET /media/': { body: page() } },
    });
    expect(await screen.findByText('No picture fits. Clear the filters to see them all.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!);
    await waitFor(() =>
      expect(api.requests.findLast(({ path }) => path === '/media/')!.query.has('unused')).toBe(false),
    );
  });
});

describe('files for the library', () => {
  const drop = (files: File[]) => {
    const dataTransfer = { types: ['Files'], files };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Drop to upload')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer });
  };
  const names = () => sent.map(({ body }) => (body.get('file') as File).name);

  it('are dropped anywhere, refused with the limit before they are sent, and sent two at a time', async () => {
    await open({ route: '/dashboard/media?folder=resorts' });
    await link('reef.jpg');
    drop([
      pictureFile('a.jpg'),
      pictureFile('big.jpg', 5_242_881),
      pictureFile('b.jpg'),
      pictureFile('t.txt', 5, 'text/plain'),
      pictureFile('c.jpg'),
    ]);
    await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg']));
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/media/' });
    expect(sent[0]!.headers['authorization']).toMatch(/^Bearer /);
    expect(sent[0]!.body.get('folder')).toBe('resorts');
    expect(screen.getByText(/^More than 5 MB/).closest('li')).toHaveTextContent('big.jpg');
    expect(screen.getByText(/^This is no JPEG/).closest('li')).toHaveTextContent('t.txt');
    act(() => sent[0]!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'a.jpg: sent so far' })).toHaveAttribute('value', '0.4');
    act(() => sent[0]!.answer(201, { ...picture(9, 'a.jpg'), duplicate: false }));
    await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
    expect(screen.getByText('1 of 5 is in the library. 2 were not uploaded.')).toBeVisible();
  });

  it('land in the folder that was looked at when they were taken in', async () => {
    const { router } = await open({ route: '/dashboard/media?folder=resorts' });
    await link('reef.jpg');
    drop([pictureFile('a.jpg'), pictureFile('b.jpg'), pictureFile('c.jpg')]);
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(() => router.navigate('/dashboard/media?folder=atolls'));
    act(() => sent[0]!.answer(201, { ...picture(9, 'a.jpg'), duplicate: false }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ body }) => body.get('folder'))).toEqual(['resorts', 'resorts', 'resorts']);
  });

  it('can be called off, and are sent again when that failed', async () => {
    const { user } = await open();
    await link('reef.jpg');
    await user.upload(screen.getByLabelText('Upload pictures'), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Do not upload a.jpg' }));
    expect(sent[0]!.aborted).toBe(true);
    expect(screen.queryByText('a.jpg')).not.toBeInTheDocument();
    act(() => sent[1]!.answer(503, { detail: 'Busy.', code: 'unavailable' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'b.jpg']));
    act(() => sent[2]!.answer(400, { file: ['The picture is broken'] }));
    expect(await screen.findByText('The picture is broken')).toBeVisible();
  });

  it('that were there already lead to the picture; of each it is asked what it shows', async () => {
    const { user, api } = await open({
      handlers: { 'PATCH /media/1/': { body: { ...REEF, version: 2 } } },
    });
    await link('reef.jpg');
    await user.upload(screen.getByLabelText('Upload pictures'), pictureFile('IMG_1.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]!.answer(200, { ...REEF, alt: {}, duplicate: true }));
    expect(await screen.findByText('It was in the library already, as reef.jpg.')).toBeVisible();
    const queue = within(screen.getByRole('region', { name: 'Files on their way' }));
    expect(queue.getByRole('link', { name: 'reef.jpg' })).toHaveAttribute('href', '/dashboard/media/1');
    await user.type(queue.getByLabelText('What it shows, English'), 'A reef{Enter}');
    expect(await queue.findByText('Kept.')).toBeVisible();
    const { body, headers } = api.requests.find(({ method }) => method === 'PATCH')!;
    expect([body, headers.get('If-Match')]).toEqual([{ alt: { en: 'A reef' } }, '"1"']);
  });
});
