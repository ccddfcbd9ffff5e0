import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { TEXTS } from '../test/fixtures';
import { LeaveGuard } from './leave-guard';

beforeAll(teachDialogs);

const open = (isOn: boolean, onLeave = jest.fn()) =>
  renderApp(<LeaveGuard isOn={isOn} text="Two pictures are on their way." onLeave={onLeave} />, {
    route: '/dashboard/packages',
    path: '/dashboard/packages',
    texts: { admin: TEXTS.en! },
  });
/** Whether a browser would ask before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving a page on which something runs', () => {
  it('asks first, stays or stops what runs and goes', async () => {
    const onLeave = jest.fn();
    const { user, router } = await open(true, onLeave);
    const dialog = async () => {
      await act(() => router.navigate('/dashboard/pages'));
      return within(await screen.findByRole('dialog', { name: 'This is not finished' }));
    };
    await user.click((await dialog()).getByRole('button', { name: 'Go back' }));
    expect([router.state.location.pathname, onLeave.mock.calls]).toEqual(['/dashboard/packages', []]);
    await user.click((await dialog()).getByRole('button', { name: 'Stop and leave' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('asks nobody who turns a page of the same list, or where nothing runs', async () => {
    const { router, unmount } = await open(true);
    await act(() => router.navigate('/dashboard/packages?page=2'));
    expect([router.state.location.search, screen.queryByRole('dialog')]).toEqual(['?page=2', null]);
    unmount();
    const { router: idle } = await open(false);
    await act(() => idle.navigate('/dashboard/pages'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks in the browser’s own words who closes it, while something runs', async () => {
    const { unmount } = await open(true);
    expect(asks()).toBe(true);
    unmount();
    expect(asks()).toBe(false);
  });

  it('lets who closes it go where nothing runs', async () => {
    await open(false);
    expect(asks()).toBe(false);
  });
});
