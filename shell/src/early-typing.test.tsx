import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HEARD, hearEarly } from './early-typing';

let marks: string[] = [];
beforeEach(() => {
  marks = [];
  Object.assign(performance, { mark: (name: string) => marks.push(name) });
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const told: unknown[] = [];

/** One control of each kind, each held by what the page knows. */
function Page() {
  const [name, setName] = useState('');
  const [month, setMonth] = useState('any');
  const [kinds, setKinds] = useState({ reef: false, calm: true });
  const [bed, setBed] = useState('double');
  told.splice(0, told.length, name, month, kinds, bed);
  return (
    <Suspense>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select name="month" value={month} onChange={({ target }) => setMonth(target.value)}>
        {['any', 'may', 'june'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {(['reef', 'calm'] as const).map((kind) => (
        <input
          key={kind}
          type="checkbox"
          name={kind}
          checked={kinds[kind]}
          onChange={({ target }) => setKinds((now) => ({ ...now, [kind]: target.checked }))}
        />
      ))}
      {['double', 'twin'].map((one) => (
        <input key={one} type="radio" name="bed" value={one} checked={bed === one} onChange={() => setBed(one)} />
      ))}
    </Suspense>
  );
}

/** A number that two buttons change, whether it is kept, and what was sent of it. */
function Steps() {
  const [count, setCount] = useState(2);
  const [isKept, setKept] = useState(false);
  const [sent, setSent] = useState('');
  return (
    <Suspense>
      <button type="button" name="more" onClick={() => setCount((now) => now + 1)}>
        <i>+</i>
      </button>
      <button type="button" name="double" onClick={() => setCount((now) => now * 2)}>
        2
      </button>
      <button type="button" name="keep" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
        Keep
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`sent ${count}`);
        }}
      >
        <button name="send">Send</button>
      </form>
      <output>{[count, isKept, sent].join(' ')}</output>
    </Suspense>
  );
}

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

function draw(page = <Page />): HTMLElement {
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  return find('#page');
}

const goOn = (place: HTMLElement, Heard: (props: { children: ReactNode }) => ReactNode, page = <Page />) =>
  act(async () =>
    startTransition(() => {
      root = hydrateRoot(place, <Heard>{page}</Heard>);
    }),
  );

function type(): void {
  find<HTMLInputElement>('[name=name]').value = 'Aishath';
  find<HTMLSelectElement>('[name=month]').value = 'june';
  find('[name=reef]').click();
  find('[name=calm]').click();
  find('[value=twin]').click();
}
const TYPED = ['Aishath', 'june', { reef: true, calm: false }, 'twin'];

describe('what is typed before the page listens', () => {
  it('is known to the page once it does', async () => {
    const place = draw();
    type();
    await goOn(place, hearEarly(place));
    await waitFor(() => expect(told).toEqual(TYPED));
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Aishath');
  });

  it('is known too where it is typed after the scripts have come', async () => {
    const place = draw();
    const Heard = hearEarly(place);
    type();
    for (const name of ['name', 'month']) find(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }));
    await goOn(place, Heard);
    await waitFor(() => expect(told).toEqual(TYPED));
  });

  it('is the last choice of a group', async () => {
    const place = draw();
    type();
    const Heard = hearEarly(place);
    find('[value=double]').click();
    await goOn(place, Heard);
    await waitFor(() => expect(told).toEqual([...TYPED.slice(0, 3), 'double']));
  });

  it('gives way to what is done next', async () => {
    const place = draw();
    type();
    await goOn(place, hearEarly(place));
    await waitFor(() => expect(told).toEqual(TYPED));
    fireEvent.pointerDown(document.body);
    fireEvent.click(find('[name=reef]'));
    fireEvent.input(find('[name=name]'), { target: { value: '' } });
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect(told).toEqual(['', 'june', { reef: false, calm: false }, 'twin']);
  });

  // A browser that fills a form in presses no key.
  it('gives way to what comes into the same field without a key or a pointer', async () => {
    const place = draw();
    type();
    await goOn(place, hearEarly(place));
    await waitFor(() => expect(told).toEqual(TYPED));
    fireEvent.input(find('[name=name]'), { target: { value: 'Ibrahim' } });
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect(told).toEqual(['Ibrahim', ...TYPED.slice(1)]);
  });

  it('leaves a page that nobody typed in as it was', async () => {
    const place = draw();
    await goOn(place, hearEarly(place));
    await act(() => new Promise((done) => setTimeout(done, 1_100)));
    expect(told).toEqual(['', 'any', { reef: false, calm: true }, 'double']);
    expect(marks).toEqual([HEARD]);
  });
});

describe('what is pressed before the page listens', () => {
  beforeAll(async () => {
    // A script of its own, not a module, where nothing tells of a paint.
    Object.defineProperty(document, 'hidden', { value: true });
    await import('./start' as string);
  });
  const said = () => find('output').textContent;

  it('is done once it does, in its order, and once; a form is sent by the page alone', async () => {
    const place = draw(<Steps />);
    find('[name=more] i').click();
    find('[name=double]').click();
    const isLeftToTheBrowser = find('[name=send]').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    expect(isLeftToTheBrowser).toBe(false);
    await goOn(place, hearEarly(place), <Steps />);
    await waitFor(() => expect(said()).toBe('6 false sent 6'));
    fireEvent.click(find('[name=more]'));
    await act(() => new Promise((done) => setTimeout(done, 1_100)));
    expect(said()).toBe('7 false sent 6');
  });

  it('is left where the button means something else by now, or nobody waits any more', async () => {
    const place = draw(<Steps />);
    const pressed = (name: string, was: string | null, ago: number) =>
      ({ button: find<HTMLButtonElement>(`[name=${name}]`), was, at: performance.now() - ago }) as const;
    const gone = { button: document.createElement('button'), was: null, at: performance.now() };
    const all = [gone, pressed('keep', 'true', 0), pressed('more', null, 6_000), pressed('double', null, 100)];
    window.atollEarly = { pressed: all, end: () => undefined };
    await goOn(place, hearEarly(place), <Steps />);
    await waitFor(() => expect(said()).toBe('4 false '));
    expect(window.atollEarly).toBeUndefined();
  });

  it('is done once too where something was typed', async () => {
    const both = (
      <>
        <Page />
        <Steps />
      </>
    );
    const place = draw(both);
    type();
    window.atollEarly = {
      pressed: [{ button: find<HTMLButtonElement>('[name=more]'), was: null, at: performance.now() }],
      end: () => undefined,
    };
    await goOn(place, hearEarly(place), both);
    await waitFor(() => expect(told).toEqual(TYPED));
    await act(() => new Promise((done) => setTimeout(done, 1_100)));
    expect(said()).toBe('3 false ');
  });
});
