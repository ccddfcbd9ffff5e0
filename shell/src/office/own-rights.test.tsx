import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { signIn, usePermission, useSessionUser } from '@atoll/api-client/base';
import { watchLooking } from '@atoll/api-client/looking';
import { renderApp } from '@atoll/testing/render-app';
import OwnRights from './own-rights';

const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const EDITOR = {
  ...{ id: 'e1', email: 'eva@example.com', first_name: 'Eva', last_name: 'Lee' },
  ...{ role: 'editor', permissions: ['content.view'] as string[], languages: null },
};
const MANAGER = { ...EDITOR, role: 'manager', permissions: ['content.view', 'content.publish'] };

function Shown() {
  const role = useSessionUser()?.role;
  const mayPublish = usePermission('content.publish');
  return <p>{`${role}: ${mayPublish ? 'publishes' : 'hands in'}`}</p>;
}

const show = (now: () => object) =>
  renderApp(
    <>
      <OwnRights />
      <Shown />
    </>,
    {
      route: '/dashboard/overview',
      path: '/dashboard/overview',
      handlers: { 'GET /users/me/': () => ({ body: now() }) },
      prepare: (store) => {
        watchLooking(store);
        signIn(store, { access: token, refresh: 'r1', user: EDITOR as never });
      },
    },
  );
const comeBack = () => window.dispatchEvent(new Event('focus'));
const kept = () => JSON.parse(localStorage.getItem('staff_user')!) as { role: string };

beforeEach(() => localStorage.clear());

describe('what a colleague may do', () => {
  it('is shown as it is by now, given or taken away, and kept for the next page', async () => {
    let now = MANAGER;
    await show(() => now);
    expect(await screen.findByText('manager: publishes')).toBeVisible();
    expect(kept().role).toBe('manager');
    now = EDITOR;
    comeBack();
    expect(await screen.findByText('editor: hands in')).toBeVisible();
    expect(kept().role).toBe('editor');
  });

  it('is not taken from what is said of somebody else', async () => {
    let answered = 0;
    await show(() => ({ ...MANAGER, id: `m${(answered += 1)}` }));
    // Who asks again has heard the first answer.
    await waitFor(() => {
      comeBack();
      expect(answered).toBeGreaterThan(1);
    });
    expect(await screen.findByText('editor: hands in')).toBeVisible();
  });
});
