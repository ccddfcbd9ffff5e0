import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSeenFault } from './use-seen-fault.tsx';

interface State {
  isBusy?: boolean;
  isWrong?: boolean;
  /** Which remark stands above the field. */
  remark?: number;
}

function Form({ isBusy = false, isWrong = false, remark }: State) {
  const form = useRef<HTMLDivElement>(null);
  const { onSent, onHeld } = useSeenFault(form, isBusy);
  return (
    <div ref={form}>
      {remark !== undefined && <div key={remark} tabIndex={-1} data-fault data-testid="remark" />}
      <input aria-invalid={isWrong} />
      <button onClick={onSent}>Save</button>
      <button onClick={onHeld}>Save, held</button>
    </div>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What is drawn while it is sent, and then step by step. */
function sent(before: State, ...steps: State[]) {
  const { rerender } = render(<Form {...before} />);
  press('Save');
  for (const step of [{ ...before, isBusy: true }, ...steps]) rerender(<Form {...step} />);
}

describe('what a form was refused for', () => {
  it('is seen where it is drawn after the answer', () => {
    sent({}, {}, { remark: 1 });
    expect(screen.getByTestId('remark')).toHaveFocus();
  });

  it('is the wrong field, though a remark on an earlier try still stands above it', () => {
    sent({ remark: 1 }, { remark: 1 }, { remark: 1, isWrong: true });
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is seen again where the next try is refused for the like', () => {
    sent({ remark: 1 }, { remark: 1 }, { remark: 2 });
    expect(screen.getByTestId('remark')).toHaveFocus();
  });

  it('leaves the focus alone once it was seen', () => {
    const { rerender } = render(<Form />);
    press('Save');
    rerender(<Form remark={1} />);
    screen.getByRole('textbox').focus();
    rerender(<Form remark={1} isWrong />);
    screen.getByRole('button', { name: 'Save' }).focus();
    rerender(<Form remark={2} />);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('is seen at once where the form is held for it', () => {
    render(<Form remark={1} />);
    press('Save, held');
    expect(screen.getByTestId('remark')).toHaveFocus();
  });
});
