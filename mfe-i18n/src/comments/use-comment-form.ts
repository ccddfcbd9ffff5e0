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

  /** @returns whether it was sent */
  async function send(about: Omit<CreateTextCommentDto, 'text'>): Promise<boolean> {
    const createTextCommentDto = { ...about, text: words.trim() };
    if (!createTextCommentDto.text || isSending.current) return false;
    isSending.current = true;
    const body = JSON.stringify(createTextCommentDto);
    if (tried.current.body !== body) tried.current = { body, key: newIdempotencyKey() };
    const sent = await create({ id, 'Idempotency-Key': tried.current.key, createTextCommentDto });
    isSending.current = false;
    if (sent.error) return false;
    tried.current = { body: '', key: '' };
    // Who typed on while it was under way goes on, here or where the comments were opened anew.
    if (typed.current === words) {
      typed.current = '';
      setWords('');
    }
    if (readComment(user, text) === words) keepComment(user, text, '');
    return true;
  }

  return { words, write, send, isLoading, error, isSent: isSuccess && words === '' };
}
