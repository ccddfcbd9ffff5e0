import { useRef, useState } from 'react';
import { newIdempotencyKey, useSessionUser } from '@atoll/api-client/base';
import { type CreateTextCommentDto, useCreateTextCommentMutation } from '@atoll/api-client/endpoints/translations.gen';
import { keepComment, readComment } from './kept-comment';

/**
 * What somebody is about to say about a text. It is kept in the browser until it is sent, and sent once however often somebody
 * clicks: what is sent again unchanged goes out under the same key.
 * @param text what the draft is kept under: all languages of a text share it
 * @param id the text, as calls name it
 */
export function useCommentForm(text: string, id: string) {
  const user = useSessionUser()?.id ?? '';
  const [words, setWords] = useState(() => readComment(user, text));
  const typed = useRef(words);
  const tried = useRef({ body: '', key: '' });
  const isSending = useRef(false);
  const [create, { isLoading, error, isSuccess }] = useCreateTextCommentMutation();

  function write(next: string) {
    typed.current = next;
    setWords(next);
    keepComment(user, text, next);
  }

  async function send(about: Omit<CreateTextCommentDto, 'text'>): Promise<void> {
    const createTextCommentDto = { ...about, text: words.trim() };
    if (!createTextCommentDto.text || isSending.current) return;
    isSending.current = true;
    const body = JSON.stringify(createTextCommentDto);
    if (tried.current.body !== body) tried.current = { body, key: newIdempotencyKey() };
    const sent = await create({ id, 'Idempotency-Key': tried.current.key, createTextCommentDto });
    isSending.current = false;
    if (sent.error) return;
    tried.current = { body: '', key: '' };
    // Who typed on while it was under way goes on.
    if (typed.current === words) write('');
  }

  return { words, write, send, isLoading, error, isSent: isSuccess && words === '' };
}
