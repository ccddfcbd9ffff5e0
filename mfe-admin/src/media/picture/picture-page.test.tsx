import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@atoll/contract/permissions';
import { signIn } from '@atoll/api-client/base';
import type { FakeAnswer, FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { OWNER, TEXTS, TOKENS } from '../../test/fixtures';
import { type SentForm, catchUploads, picture, pictureFile, teachFiles } from '../../test/uploads';
import PicturePage from './picture-page';

const ALL: Permission[] = ['media.view', 'media.upload', 'media.delete'];
const REEF = picture(5, 'reef.jpg', { alt: { en: 'A reef' }, tags: ['lagoon'] });
const USE = { entity: 'resort', id: '4', label: 'Kandu Veli', field: 'cover' };

let sent: SentForm[];
beforeAll(() => {
  teachDialogs();
  teachFiles();
});
beforeEach(() => {
  localStorage.clear();
  sent = catchUploads();
});

async function open({
  media = REEF,
  permissions = ALL,
  handlers = {},
}: { media?: typeof REEF; permissions?: Permission[]; handlers?: Handlers } = {}) {
  const app = await renderApp(<PicturePage />, {
    route: '/dashboard/media/5',
    path: '/dashboard/media/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /media/5/': { body: media },
      'GET /media/5/file/': { body: {} },
      'GET /media/folders/': { body: [] },
      'GET /media/tags/': { body: [] },
      ...handlers,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } }),
  });
  await screen.findByRole('heading', { level: 1, name: 'reef.jpg' });
  return app;
}
/** Stores what it is sent, as the API does. */
const patching =
  (from: typeof REEF) =>
  ({ body }: FakeRequest): FakeAnswer => ({ body: { ...from, ...(body as object), version: from.version + 1 } });
const alt = (language: string) => within(screen.getByRole('group', { name: 'What it shows' })).getByLabelText(language);
const slider = () => screen.getByRole('slider', { name: 'Focal point' });

describe('one picture', () => {
  it('says which texts are missing, and where it is shown', async () => {
    await open({ media: { ...REEF, usage: [USE], usage_count: 1 } });
    expect(alt('English')).toHaveAccessibleDescription('');
    expect(alt('Russian')).toHaveAccessibleDescription('Missing: the English text stands in for it.');
    expect(screen.getByRole('link', { name: 'Kandu Veli' })).toHaveAttribute('href', '/dashboard/resorts/4');
  });

  it('sends what was changed and nothing else, with the version that was seen', async () => {
    const { user, api } = await open({ handlers: { 'PATCH /media/5/': patching(REEF) } });
    await user.type(alt('Russian'), 'Риф');
    await user.type(screen.getByLabelText('Tags'), ', Villa,');
    expect(screen.getByLabelText('Tags')).toHaveValue('lagoon, Villa,');
    slider().focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    const { body, headers } = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(body).toEqual({ alt: { ru: 'Риф' }, tags: ['lagoon', 'villa'], focal_x: 0.51, focal_y: 0.4 });
    expect(headers.get('If-Match')).toBe('"1"');
  });

  it('takes the focal point from the pointer', async () => {
    await open();
    const stage = slider();
    stage.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    const point = (type: string, at: MouseEventInit) =>
      fireEvent(stage, new MouseEvent(type, { bubbles: true, ...at }));
    point('pointerdown', { clientX: 200, clientY: 200, buttons: 1 });
    expect(stage).toHaveAttribute('aria-valuetext', '25 % from the left, 75 % from the top');
    point('pointermove', { clientX: 900, clientY: 50, buttons: 1 });
    expect(stage).toHaveAttribute('aria-valuetext', '100 % from the left, 0 % from the top');
    point('pointermove', { clientX: 100, clientY: 50, buttons: 0 });
    expect(stage).toHaveAttribute('aria-valuenow', '100');
  });

  it('puts what was typed on top of what a colleague has stored, and asks where both changed the same', async () => {
    const current = { ...REEF, version: 2, credit: 'Ibrahim', alt: { en: 'Corals' }, updated_by: 'sara@atoll.example' };
    const stale = { detail: 'Stale', code: 'stale_version', current, updated_by: 'sara@atoll.example' };
    const later = { ...current, version: 3, credit: 'Ibrahim Ali' };
    const answers: ((request: FakeRequest) => FakeAnswer)[] = [
      () => ({ status: 412, body: stale }),
      () => ({ status: 412, body: { ...stale, current: later } }),
      patching(later),
    ];
    const { user, api } = await open({ handlers: { 'PATCH /media/5/': (request) => answers.shift()!(request) } });
    await user.clear(alt('English'));
    await user.type(alt('English'), 'A house reef');
    await user.type(screen.getByLabelText('Licence'), 'own');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('sara@atoll.example has changed this meanwhile')).toBeVisible();
    expect(screen.getByLabelText('Photographer')).toHaveValue('Ibrahim');
    // Who saves without choosing and is too late again is still asked.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Photographer')).toHaveValue('Ibrahim Ali'));
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(alt('English')).toHaveValue('Corals');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(3));
    const last = api.requests.findLast(({ method }) => method === 'PATCH')!;
    expect([last.body, last.headers.get('If-Match')]).toEqual([{ licence: 'own' }, '"3"']);
  });

  it('asks again who comes back before choosing', async () => {
    const current = { ...REEF, version: 2, alt: { en: 'Corals' }, updated_by: 'sara@atoll.example' };
    const stale = { detail: 'Stale', code: 'stale_version', current, updated_by: 'sara@atoll.example' };
    const first = await open({ handlers: { 'PATCH /media/5/': { status: 412, body: stale } } });
    await first.user.type(alt('English'), ' at noon');
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Take theirs' })).toBeVisible();
    first.unmount();
    const { user } = await open({ media: current });
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(alt('English')).toHaveValue('Corals');
  });

  it('keeps what was typed until it is stored', async () => {
    const { user, unmount } = await open();
    await user.type(alt('Chinese'), '礁');
    unmount();
    await open();
    expect(alt('Chinese')).toHaveValue('礁');
  });

  it('says beside the field what is wrong with it', async () => {
    const { user } = await open({
      handlers: { 'PATCH /media/5/': { status: 400, body: { source_url: ['Please enter a valid URL'] } } },
    });
    await user.type(screen.getByLabelText('Where it comes from (address)'), 'photos');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Where it comes from (address)')).toHaveAccessibleDescription(
        'Please enter a valid URL',
      ),
    );
  });

  it('is read by who may not change it', async () => {
    await open({ permissions: ['media.view'] });
    expect(alt('English')).toHaveAttribute('readonly');
    expect(slider()).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Replace file', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the file of a picture', () => {
  it('is not deleted while it is shown: the places are named', async () => {
    const { user } = await open({ media: { ...REEF, usage: [USE], usage_count: 1 } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('It is shown in 1 place');
    expect(within(dialog).getByRole('link', { name: 'Kandu Veli' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
  });

  it('is not deleted when somebody has begun to show it', async () => {
    const { user } = await open({
      handlers: { 'DELETE /media/5/': { status: 409, body: { detail: 'In use', code: 'in_use', usage: [USE] } } },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('It is shown in 1 place')).toBeVisible();
  });

  it('is replaced after both were seen; one that is another picture leads there', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Replace file' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.upload(dialog.getByLabelText('Choose a file'), pictureFile('huge.jpg', 5_242_881));
    expect(await dialog.findByText(/^More than 5 MB/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Put the new file in its place' })).toBeDisabled();
    await user.upload(dialog.getByLabelText('Choose a file'), pictureFile('new.jpg'));
    expect(await dialog.findByText('Then: new.jpg')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Put the new file in its place' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'PUT', url: '/api/media/5/file/' });
    expect(sent[0]!.headers['if-match']).toBe('"1"');
    act(() => sent[0]!.answer(409, { detail: 'Already there', code: 'duplicate_file', media: 8 }));
    expect(await dialog.findByRole('link', { name: 'Open that picture' })).toHaveAttribute(
      'href',
      '/dashboard/media/8',
    );
    await user.click(dialog.getByRole('button', { name: 'Put the new file in its place' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]!.answer(200, { ...REEF, version: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
