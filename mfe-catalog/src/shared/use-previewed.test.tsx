import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { usePreviewed } from './use-previewed';

const office = document.body.appendChild(document.createElement('iframe')).contentWindow;

function Page() {
  return <p>{usePreviewed({ id: 'about' }).preview ?? 'public'}</p>;
}

/** Opens the page, in a frame of the office unless told otherwise. */
function open(query: string, parent: unknown = office) {
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
  render(
    <MemoryRouter initialEntries={[`/about${query}`]}>
      <Page />
    </MemoryRouter>,
  );
}

/** What a window sends. */
const say = (data: unknown, from: object = {}) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: office as never, ...from }),
    );
  });

const shown = () => screen.getByRole('paragraph').textContent;

afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
});

describe('a page that is looked at before it is public', () => {
  it('shows what its address opens, then what the office hands it', () => {
    open('?preview=first');
    expect(shown()).toBe('first');
    say({ preview: 'second' });
    expect(shown()).toBe('second');
  });

  it.each([
    ['of another origin', { preview: 'theirs' }, { origin: 'https://evil.example' }],
    ['of a window that is not the frame’s own', { preview: 'theirs' }, { source: window }],
    ['without a token', { preview: 7 }, {}],
    ['of nothing', null, {}],
  ])('takes no message %s', (_, data, from) => {
    open('?preview=first');
    say(data, from);
    expect(shown()).toBe('first');
  });

  it('takes none outside of a frame, and none where the public page is asked for', () => {
    open('?preview=first', window);
    say({ preview: 'theirs' }, { source: window });
    expect(shown()).toBe('first');
  });

  it('stays public without a token in its address', () => {
    open('');
    say({ preview: 'theirs' });
    expect(shown()).toBe('public');
  });
});
