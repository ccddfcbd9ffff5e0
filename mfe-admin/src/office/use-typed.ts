import { useState } from 'react';

/** Words that are typed and sent. The field stays open meanwhile: what is typed while they are on their way is not theirs. */
export function useTyped() {
  const [text, setText] = useState('');
  return {
    text,
    set: setText,
    /** They have arrived: the field is empty for the next, unless something else stands in it by now. */
    sent: (words: string) => setText((now) => (now.trim() === words ? '' : now)),
  };
}
