import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@atoll/testing/render-app';
import { asOwner } from '../test/fixtures';
import { useTyped } from './use-typed';

/** A note about one of two things. */
function Note() {
  const [id, setId] = useState('one');
  const { text, set } = useTyped('note', id);
  return (
    <>
      <textarea aria-label={id} value={text} onChange={({ target }) => set(target.value)} />
      <button onClick={() => setId(id === 'one' ? 'other' : 'one')}>Turn</button>
    </>
  );
}

describe('words that are typed and kept', () => {
  beforeEach(() => localStorage.clear());

  it('stay with what they are about', async () => {
    const { user } = await renderApp(<Note />, { prepare: asOwner });
    const turn = () => user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox', { name: 'one' }), 'Call');
    await turn();
    expect(screen.getByRole('textbox', { name: 'other' })).toHaveValue('');
    await turn();
    expect(screen.getByRole('textbox', { name: 'one' })).toHaveValue('Call');
  });

  it('are forgotten once they are emptied', async () => {
    const { user } = await renderApp(<Note />, { prepare: asOwner });
    await user.type(screen.getByRole('textbox'), 'Call');
    expect(Object.keys(localStorage).filter((key) => key.includes(':note:'))).toHaveLength(1);
    await user.clear(screen.getByRole('textbox'));
    expect(Object.keys(localStorage).filter((key) => key.includes(':note:'))).toEqual([]);
  });
});
