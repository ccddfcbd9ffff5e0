import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ReactNode, Suspense, act } from 'react';
import { renderApp } from '@atoll/testing/render-app';
import { ComponentBoundary } from './component-boundary.tsx';
import { lazyAgain, lazyDrawn } from './lazy-again.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
/** A script that cannot be had the first `failures` times. */
const scriptAfter = (failures: number) => {
  let left = failures;
  return jest.fn(async () => {
    if (left-- > 0) throw new Error('Loading chunk 444 failed');
    return { default: Words };
  });
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a part whose script comes later', () => {
  const inBoundary = (load: () => Promise<{ default: typeof Words }>) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyAgain(load, { meanwhile: () => <p>…</p> });
    return renderApp(
      <ComponentBoundary>
        <Part text="Here" />
        <Part text="And here" />
      </ComponentBoundary>,
    );
  };

  it('is there once it has come, with something in its place meanwhile', async () => {
    let resolve: (module: { default: typeof Words }) => void = () => undefined;
    await inBoundary(() => new Promise((done) => (resolve = done)));
    expect(screen.getAllByText('…')).toHaveLength(2);
    await act(async () => resolve({ default: Words }));
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(screen.getByText('And here')).toBeInTheDocument();
  });

  it('is asked for again by Retry, and comes as soon as it can be had', async () => {
    const load = scriptAfter(4);
    const { user } = await inBoundary(load);
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    await user.click(await retry());
    expect(await retry()).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(4);
    await user.click(await retry());
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });

  it('may have something in its place where it cannot be had, and is asked for again where it is drawn next', async () => {
    const Part = lazyAgain(scriptAfter(1), { failed: () => <p>Without it</p> });
    const { unmount } = await renderApp(<Part text="Here" />);
    expect(await screen.findByText('Without it')).toBeInTheDocument();
    unmount();
    await renderApp(<Part text="Here" />);
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });

  it('is left out by the server, and by a browser that goes on with what the server drew, though it has the script', async () => {
    const Part = lazyAgain(scriptAfter(0));
    await renderApp(<Part text="First" />);
    await screen.findByText('First');
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Part text="Second" />);
    expect(place.innerHTML).toBe('');
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(place, <Part text="Second" />, { onRecoverableError }));
    expect(place).toHaveTextContent('Second');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

describe('a part that the server has drawn', () => {
  it('stands as it was drawn until its script has come, and goes on with the same nodes', async () => {
    const place = document.createElement('div');
    const inPiece = (part: ReactNode) => <Suspense>{part}</Suspense>;
    place.innerHTML = renderToString(inPiece(<Words text="Here" />));
    const drawn = place.querySelector('p')!;
    const isGoneOn = () => Object.keys(drawn).some((key) => key.startsWith('__reactFiber'));
    let resolve: (module: { default: typeof Words }) => void = () => undefined;
    const Part = lazyDrawn<{ text: string }>(() => new Promise((done) => (resolve = done)));
    await act(async () => void hydrateRoot(place, inPiece(<Part text="Here" />)));
    expect([place.querySelector('p') === drawn, isGoneOn()]).toEqual([true, false]);
    await act(async () => resolve({ default: Words }));
    expect([place.querySelector('p') === drawn, isGoneOn()]).toEqual([true, true]);
  });

  it('is asked for again by Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = scriptAfter(1);
    const Part = lazyDrawn(load);
    const { user } = await renderApp(
      <ComponentBoundary>
        <Part text="Here" />
      </ComponentBoundary>,
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
