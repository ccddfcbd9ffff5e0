import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS } from '../test/fixtures';
import { ConflictChoices } from './conflict-choices';

/** Three things that two people changed. */
function Choices() {
  const [conflicts, setConflicts] = useState(
    ['name', 'phone', 'note'].map((field) => ({ path: [field], was: '', mine: 'mine', theirs: 'theirs' })),
  );
  return (
    <ConflictChoices
      by="anna@atoll.example"
      conflicts={conflicts}
      labelOf={([field = '']) => field}
      show={(_path, value) => String(value)}
      onSettle={(conflict) => setConflicts((all) => all.filter((one) => one !== conflict))}
    />
  );
}
const button = (field: string, name: string) =>
  within(screen.getByText(field).parentElement!).getByRole('button', { name });

describe('what two people changed of the same', () => {
  it('is settled by keys one after the other, and leaves the focus at the notice', async () => {
    const { user } = await renderApp(<Choices />, { texts: { admin: TEXTS.en! } });
    button('phone', 'Take theirs').focus();
    await user.keyboard('{Enter}');
    expect(button('note', 'Keep mine')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('name', 'Keep mine')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('anna@atoll.example has changed this meanwhile').closest('[data-fault]')).toHaveFocus();
  });
});
