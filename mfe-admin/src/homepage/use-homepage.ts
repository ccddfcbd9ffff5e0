import { useEffect, useState } from 'react';
import { type ApiError, ifMatch, isApiError } from '@atoll/api-client/base';
import {
  useArrangeHomepageMutation,
  useListHomepageSectionsQuery,
  usePreviewHomepageMutation,
} from '@atoll/api-client/endpoints/homepage.gen';
import type { HomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useStored } from '../office/use-stored';
import { EMPTY, type Edit, arranged, bodyOf, isChanged, moved, parseDraft } from './arrangement';

/** The page is shown anew when typing pauses. Milliseconds. */
const PAUSE = 500;

type Errors = Readonly<Record<string, string[]>>;

/**
 * The sections of the home page as somebody arranges them: kept in this browser until they are stored or thrown away, and shown as
 * they would be while that goes on. What others store meanwhile lies under it.
 * @param mayChange false shows what is stored
 */
export function useHomepage(mayChange: boolean) {
  const list = useListHomepageSectionsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const stored = list.data?.sections ?? [];
  const [draft, setDraft] = useStored('homepage', EMPTY, parseDraft);
  const [arrange, { isLoading: isSaving }] = useArrangeHomepageMutation();
  const [failure, setFailure] = useState<{ errors: Errors; fault?: string; by?: string | null }>({ errors: {} });
  const sections = mayChange ? arranged(stored, draft) : stored;
  const changed = isChanged(stored, sections);
  const preview = useToken(sections, mayChange);

  const edit = (section: HomepageSectionDto, change: Edit) => {
    const before = draft.edits[section.id];
    const texts = change.texts ? { ...before?.texts, ...change.texts } : before?.texts;
    const next = { ...before, ...change, ...(texts && { texts }) };
    setDraft({ ...draft, edits: { ...draft.edits, [section.id]: next } });
  };
  const move = (from: number, to: number) =>
    setDraft({
      ...draft,
      order: moved(
        sections.map(({ id }) => id),
        from,
        to,
      ),
    });
  const save = async (): Promise<boolean> => {
    setFailure({ errors: {} });
    try {
      const version = ifMatch(list.data?.version ?? 0);
      await arrange({ 'If-Match': version, arrangeHomepageDto: bodyOf(sections) }).unwrap();
      setDraft(EMPTY);
      return true;
    } catch (error) {
      const { status, body } = error as ApiError;
      if (status === 412) {
        setFailure({ errors: {}, by: (body?.['updated_by'] as string | undefined) ?? null });
        void list.refetch();
      } else setFailure({ errors: (isApiError(error) && error.fields) || {}, fault: errorText(error) });
      return false;
    }
  };
  return {
    list,
    sections,
    changed,
    ...failure,
    /** What the preview found that cannot be stored stands beside its field at once. */
    errors: failure.fault ? failure.errors : preview.errors,
    token: preview.token,
    isSaving,
    edit,
    move,
    save,
    discard: () => {
      setFailure({ errors: {} });
      setDraft(EMPTY);
    },
  };
}

/** A token that shows the home page with these sections; the last one while they cannot be shown. */
function useToken(sections: readonly HomepageSectionDto[], mayChange: boolean) {
  const [ask] = usePreviewHomepageMutation();
  const [answer, setAnswer] = useState<{ token?: string; errors: Errors }>({ errors: {} });
  const body = JSON.stringify(bodyOf(sections));
  useEffect(() => {
    if (!mayChange || sections.length === 0) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask({ arrangeHomepageDto: JSON.parse(body) as ReturnType<typeof bodyOf> })
        .unwrap()
        .then(
          ({ token }) => !isOver && setAnswer({ token, errors: {} }),
          (error: unknown) =>
            !isOver && setAnswer((last) => ({ ...last, errors: (isApiError(error) && error.fields) || {} })),
        );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, body, mayChange, sections.length]);
  return answer;
}
