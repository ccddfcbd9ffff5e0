import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { GO_ON_EVENT } from '@atoll/contract/document';
import { setDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { WhenSeen } from './when-seen.tsx';

/** Observers of the page, which see what the test says. */
const observers = new Set<FakeObserver>();
class FakeObserver {
  readonly parts: Element[] = [];
  readonly tell: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
    [this.tell, this.options] = [tell, options];
    observers.add(this);
  }
  observe(part: Element): void {
    this.parts.push(part);
  }
  disconnect(): void {
    observers.delete(this);
  }
}
const tell = (isIntersecting: boolean, all: FakeObserver[]) => {
  for (const observer of all) observer.tell([{ isIntersecting } as IntersectionObserverEntry], observer as never);
};
const see = (isIntersecting = true, all = [...observers]) => act(async () => tell(isIntersecting, all));

const Place = createContext('Baa');
let takenOver: string[];
let pressed: number;
let choose: (place: string) => void;

function Part({ name }: { name: string }) {
  const place = useContext(Place);
  const { search } = useLocation();
  const format = useFormat();
  useEffect(() => void takenOver.push(name), [name]);
  return (
    <p>
      {name} at {place}, {format.money('100.00')} {search} <button onClick={() => (pressed += 1)}>Book</button>
    </p>
  );
}

const Rooms = ({ names }: { names: string[] }) =>
  names.map((name, index) => (
    <WhenSeen key={index}>
      <Part name={name} />
    </WhenSeen>
  ));

/** What a page knows that does not draw its parts anew. */
function Around({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState('Baa');
  useEffect(() => void (choose = setPlace), []);
  return <Place value={place}>{children}</Place>;
}

/** Shows something else beside the parts. */
let show: () => void;
function Beside() {
  const [text, setText] = useState('as drawn');
  useEffect(() => void (show = () => setText('changed')), []);
  return <b title={text} />;
}

const page = (content: ReactNode = <Rooms names={['villa']} />) => (
  <MemoryRouter>
    <Around>{content}</Around>
    <Beside />
  </MemoryRouter>
);

let root: Root | undefined;
let place: HTMLElement;
const faults: unknown[] = [];

/** Opens the page as the server drew it. */
async function open(content = page()): Promise<HTMLElement[]> {
  place.innerHTML = renderToString(content);
  const nodes = [...place.querySelectorAll<HTMLElement>('*')];
  await act(async () => {
    root = hydrateRoot(place, content, { onRecoverableError: (fault) => faults.push(fault) });
  });
  return nodes;
}
const gone = (nodes: HTMLElement[]) => nodes.filter((node) => !node.isConnected);

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  [takenOver, pressed] = [[], 0];
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  expect(faults).toEqual([]);
  act(() => root?.unmount());
  place.remove();
  act(() => setDisplayCurrency({ code: 'USD', rate: 1 }));
  expect(observers.size).toBe(0);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a part that is taken over when it is seen', () => {
  it('stands as the server drew it until it is near, and keeps its nodes then', async () => {
    const nodes = await open();
    expect(place).toHaveTextContent('villa at Baa, $100');
    const watched = [...observers].map(({ parts, options }) => [parts, options.rootMargin]);
    expect(watched).toEqual([[[place.querySelector('p')], '100% 0px']]);
    await see(false);
    expect(takenOver).toEqual([]);
    await see();
    expect([takenOver, gone(nodes)]).toEqual([['villa'], []]);
  });

  it('does not wait for others', async () => {
    await open(page(<Rooms names={['villa', 'suite']} />));
    await see(true, [...observers].slice(1));
    expect(takenOver).toEqual(['suite']);
    await see();
    expect(takenOver).toEqual(['suite', 'villa']);
  });

  it('is taken over before texts change, and tells when it is there', async () => {
    const nodes = await open();
    const ask = async () => {
      const parts: Promise<void>[] = [];
      await act(async () => window.dispatchEvent(new CustomEvent(GO_ON_EVENT, { detail: parts })));
      await Promise.all(parts);
      return parts.length;
    };
    expect(await ask()).toBe(1);
    expect([takenOver, gone(nodes)]).toEqual([['villa'], []]);
    expect(await ask()).toBe(0);
  });

  it('answers the first click in it', async () => {
    const nodes = await open();
    await act(async () => place.querySelector('button')!.click());
    expect([pressed, takenOver, gone(nodes)]).toEqual([1, ['villa'], []]);
  });

  it('shows the currency of the reader without waiting, chosen before or now', async () => {
    const nodes = await open();
    await act(async () => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
    expect(place).toHaveTextContent('villa at Baa, €50');
    expect(gone(nodes)).toEqual([]);
    act(() => root?.unmount());
    const others = await open();
    expect(place).toHaveTextContent('villa at Baa, €50');
    expect(gone(others)).toEqual([]);
  });

  it('is taken over at once where nobody can tell what is seen', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    await open();
    expect(takenOver).toEqual(['villa']);
  });

  /** Opens a page whose last parts take so long that React looks after other things, which it finds, before it has left the first. */
  async function openSlowly(meanwhile: () => void): Promise<void> {
    const asked: number[] = [];
    const Slow = () => {
      if (asked.push(1) === 1) setTimeout(meanwhile);
      const until = performance.now() + 30;
      while (performance.now() < until);
      return <i>slow</i>;
    };
    const slow = (
      <Suspense>
        <Slow />
      </Suspense>
    );
    const content = page(
      <>
        <Rooms names={['villa']} />
        {slow}
        {slow}
      </>,
    );
    place.innerHTML = renderToString(content);
    asked.length = 0;
    jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, 'IS_REACT_ACT_ENVIRONMENT', false);
    root = hydrateRoot(place, content);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    await new Promise((done) => setTimeout(done, 200));
    jest.restoreAllMocks();
  }

  it('still waits when React begins anew because something else has changed', async () => {
    await openSlowly(() => show());
    expect(takenOver).toEqual([]);
    await see();
    expect(takenOver).toEqual(['villa']);
  });

  it('comes near while React is about it', async () => {
    await openSlowly(() => tell(true, [...observers]));
    expect(takenOver).toEqual(['villa']);
  });

  it('is there at once where the browser draws it', async () => {
    await act(async () => {
      root = createRoot(place);
      root.render(page());
    });
    expect([place.textContent, takenOver]).toEqual(['villa at Baa, $100  Book', ['villa']]);
  });
});

describe('a part that has not been taken over yet goes on with its nodes', () => {
  it('when the page shows something else in it', async () => {
    const nodes = await open();
    await act(async () => root!.render(page(<Rooms names={['suite']} />)));
    expect(place).toHaveTextContent('suite at Baa, $100');
    expect(gone(nodes)).toEqual([]);
  });

  it('when something changes that all of the page knows', async () => {
    const nodes = await open();
    await act(async () => choose('Raa'));
    expect(place).toHaveTextContent('villa at Raa, $100');
    expect(gone(nodes)).toEqual([]);
  });

  it('when the page shows something else as soon as it knows what the server did not', async () => {
    const subscribe = () => () => undefined;
    const Asked = () => {
      const name = useSyncExternalStore(
        subscribe,
        () => 'suite',
        () => 'villa',
      );
      return <Rooms names={[name]} />;
    };
    const nodes = await open(page(<Asked />));
    expect(place).toHaveTextContent('suite at Baa, $100');
    expect(gone(nodes)).toEqual([]);
  });

  it('when the page tidies its address at once', async () => {
    const Tidy = () => {
      const navigate = useNavigate();
      useEffect(() => void navigate('?sort=name', { replace: true }), [navigate]);
      return null;
    };
    const nodes = await open(
      page(
        <>
          <Tidy />
          <Rooms names={['villa']} />
        </>,
      ),
    );
    expect(place).toHaveTextContent('villa at Baa, $100 ?sort=name');
    expect(gone(nodes)).toEqual([]);
  });
});
