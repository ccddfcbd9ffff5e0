import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { endureTranslators } from './endure-translators';

/** What page translators do to texts: put others in their place, in the one way and the other, or go around them. */
const WAYS: Record<string, (text: Text) => void> = {
  'inserts one and takes the text out': (text) => {
    text.parentNode!.insertBefore(fontFor(text), text);
    text.remove();
  },
  'replaces the text': (text) => text.replaceWith(fontFor(text)),
  'goes around the text': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

function fontFor({ data }: Text): Element {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = data.toUpperCase();
  outer.append(inner);
  return outer;
}

async function translate(how: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  await act(async () => texts.forEach(how));
}

function Trip({ price, note, first }: { price: number; note?: string; first?: string }) {
  return (
    <p data-testid="trip">
      {first && <b>{first}</b>}
      {note} costs {price} dollars{price > 1 && ' in all'}
    </p>
  );
}
const words = () => screen.getByTestId('trip').textContent!.toLowerCase();

beforeAll(endureTranslators);
afterEach(cleanup);

describe.each(Object.entries(WAYS))('a page with a translator that %s', (_, how) => {
  it('shows what changes, and takes out what goes', async () => {
    const { rerender, unmount } = render(<Trip price={5} note="It" />);
    await translate(how);
    await act(async () => rerender(<Trip price={7} note="It" />));
    expect(words()).toBe('it costs 7 dollars in all');
    await translate(how);
    await act(async () => rerender(<Trip price={1} />));
    expect(words()).toBe(' costs 1 dollars');
    await translate(how);
    await act(async () => rerender(<Trip price={9} note="This" first="New: " />));
    expect(words()).toBe('new: this costs 9 dollars in all');
    await translate(how);
    unmount();
    expect(document.body.textContent).toBe('');
  });
});
