import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';
import { ScrollAndFocus } from './scroll-and-focus';

const heights = { scrollHeight: 5_000, innerHeight: 800 };
let scrolls: ScrollToOptions[];

beforeEach(() => {
  sessionStorage.clear();
  scrolls = [];
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolls.push(options);
    Object.defineProperty(window, 'scrollY', { value: options.top, configurable: true });
  }) as never;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(heights.scrollHeight);
  Object.defineProperty(window, 'innerHeight', { value: heights.innerHeight, configurable: true });
});
afterEach(() => void jest.restoreAllMocks());

const page = (title: string) => (
  <main>
    <h1>{title}</h1>
  </main>
);

function show(address = '/') {
  const frame = (
    <>
      <ScrollAndFocus />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/', element: page('Home') },
          { path: '/packages', element: page('Packages') },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const go = (to: string | number, state?: object) =>
    act(async () => {
      document.title = `Title of ${to}`;
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state }));
    });
  /** The reader scrolls; the place is remembered with the next frame. */
  const scroll = (top: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
      await new Promise((done) => requestAnimationFrame(done));
    });
  return { go, scroll, unmount };
}

describe('a document opened in a tab that has had others', () => {
  it('comes back to where the reader had scrolled before the page heard', async () => {
    Object.defineProperty(window, 'scrollY', { value: 1_700, configurable: true });
    const { go } = show();
    await go('/packages');
    scrolls = [];
    await go(-1);
    await waitFor(() => expect(scrolls.at(-1)?.top).toBe(1_700));
  });

  it('begins at the top, and where it was when it is the same again', async () => {
    const first = show('/');
    await first.scroll(1200);
    first.unmount();
    const second = show('/packages');
    expect(scrolls).toEqual([]);
    second.unmount();
    show('/');
    expect(scrolls).toEqual([{ top: 1200, behavior: 'instant' }]);
  });
});

describe('a change of page', () => {
  it('begins at the top, with the focus on its heading and its title said', async () => {
    const { go } = show();
    expect(screen.getByRole('heading')).not.toHaveFocus();
    await go('/packages');
    expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Packages' })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Title of /packages');
  });

  it('leaves the focus where the reader has gone by key before the heading stands', async () => {
    const { go } = show();
    const link = document.body.appendChild(document.createElement('button'));
    await go('/packages');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    link.focus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Title of /packages'));
    expect(link).toHaveFocus();
    link.remove();
  });

  it('puts the focus on the heading for whose key has led nowhere', async () => {
    const { go } = show();
    await go('/packages');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Packages' })).toHaveFocus());
  });

  it('does not glide for who wants no motion', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = ((media: string) => ({ ...matchMedia(media), matches: true })) as never;
    const { go } = show();
    await go('/packages');
    expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
    window.matchMedia = matchMedia;
  });

  it('goes back to where the reader was', async () => {
    const { go, scroll } = show();
    await scroll(1_800);
    await go('/packages');
    await scroll(300);
    scrolls = [];
    await go(-1);
    expect(scrolls).toEqual([{ top: 1_800, behavior: 'instant' }]);
  });

  it('leaves the place and the focus alone where only the filters or the language change', async () => {
    const { go, scroll } = show();
    await go('/packages');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await scroll(900);
    scrolls = [];
    (document.activeElement as HTMLElement).blur();
    await go('/packages?category=family');
    await go('/', { keepScroll: true });
    expect(scrolls).toEqual([]);
  });
});
