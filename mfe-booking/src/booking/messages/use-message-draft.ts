import { useState } from 'react';
import { readStored, removeStored, writeStored } from '@atoll/ui/session-store';

/** What is being written to the agency about a booking: kept in this tab over a reload until it is sent. */
export function useMessageDraft(booking: string): { text: string; write: (text: string) => void } {
  const key = `atoll_message_draft:${booking}`;
  const [text, setText] = useState(() => {
    const kept = readStored(key);
    return typeof kept === 'string' ? kept : '';
  });
  const write = (next: string) => {
    setText(next);
    if (next === '') removeStored(key);
    else writeStored(key, next);
  };
  return { text, write };
}
