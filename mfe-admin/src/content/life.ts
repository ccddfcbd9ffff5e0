import {
  type ContentStateDto,
  type StagedContentKind,
  useArchiveContentMutation,
  useDuplicateContentMutation,
  usePublishContentMutation,
  useRestoreContentDraftMutation,
  useScheduleContentMutation,
  useSubmitContentMutation,
  useUnpublishContentMutation,
} from '@atoll/api-client/endpoints/content.gen';
import { ifMatch } from '@atoll/api-client/base';
import type { Language } from '@atoll/contract/languages';
import { useSendKey } from '../office/use-send-key';
import { useDeleteContentMutation } from './content-api';
import type { ContentDocument, Kind } from './kind';

/** Steps of a thing's life, as they stand beside each other. */
export const STEPS = [
  'publish',
  'submit',
  'schedule',
  'unpublish',
  'restore-draft',
  'duplicate',
  'archive',
  'delete',
] as const;
export type Step = (typeof STEPS)[number];

/** What a step may be told. */
export interface Wish {
  languages?: Language[];
  /** ISO instant. */
  publish_at?: string;
  note?: string;
  /** Although travellers hold bookings of it. */
  confirm?: boolean;
}

/** Steps that only take who may publish. */
const PUBLISHERS: ReadonlySet<Step> = new Set([
  'publish',
  'schedule',
  'unpublish',
  'archive',
  'restore-draft',
  'delete',
]);

/** States in which visitors see a thing, or will. */
export const PUBLIC: ReadonlySet<string> = new Set(['published', 'scheduled']);

/** What somebody may do with a kind. */
export interface May {
  change: boolean;
  publish: boolean;
}

/** Whether somebody may store a thing as it stands, without anybody's review. */
export const mayStore = (status: string, may: May): boolean => may.publish || (may.change && !PUBLIC.has(status));

/** The steps that can be gone from here by somebody. */
export function stepsOf(kind: Kind, state: Pick<ContentStateDto, 'actions' | 'status'>, may: May): Step[] {
  const isThere = (step: Step) => {
    if (step === 'duplicate') return !kind.isPlain;
    if (step === 'delete') return state.status !== 'published' && state.status !== 'scheduled';
    return (state.actions as string[]).includes(step);
  };
  // Who has handed something in for a review takes it back too.
  const takesBack = (step: Step) => step === 'restore-draft' && state.status === 'in_review';
  const isOpen = (step: Step) => (PUBLISHERS.has(step) && !takesBack(step) ? may.publish : may.change);
  return STEPS.filter((step) => isThere(step) && isOpen(step)).filter(
    // Who may publish needs nobody's review.
    (step) => step !== 'submit' || !may.publish,
  );
}

/** Goes a step. @returns where the thing stands then; for `duplicate` the new one, and null when it is gone */
export function useLife(
  kind: Kind,
): (step: Step, document: ContentDocument, wish: Wish) => Promise<ContentStateDto | null> {
  const keyOf = useSendKey();
  const [publish] = usePublishContentMutation();
  const [submit] = useSubmitContentMutation();
  const [schedule] = useScheduleContentMutation();
  const [unpublish] = useUnpublishContentMutation();
  const [restore] = useRestoreContentDraftMutation();
  const [duplicate] = useDuplicateContentMutation();
  const [archive] = useArchiveContentMutation();
  const [remove] = useDeleteContentMutation();
  return (step, { id, version }, { languages, publish_at, note, confirm }) => {
    const noted = note ? { note } : {};
    const staged = kind.path as StagedContentKind;
    const sent = {
      id: String(id),
      'If-Match': ifMatch(version),
      'Idempotency-Key': keyOf([step, id, version, languages, publish_at, note, confirm]),
    };
    const all = { kind: kind.path, ...sent };
    const own = { kind: staged, ...sent };
    switch (step) {
      case 'publish':
        return publish({ ...all, publishDto: { ...noted, ...(languages && { languages }) } }).unwrap();
      case 'schedule':
        return schedule({
          ...own,
          scheduleDto: { ...noted, publish_at: publish_at ?? '', ...(languages && { languages }) },
        }).unwrap();
      case 'submit':
        return submit({ ...own, actionDto: noted }).unwrap();
      case 'unpublish':
        return unpublish({ ...all, actionDto: noted }).unwrap();
      case 'restore-draft':
        return restore({ ...all, actionDto: noted }).unwrap();
      case 'archive':
        return archive({ ...all, archiveDto: { ...noted, ...(confirm && { confirm }) } }).unwrap();
      case 'duplicate':
        return duplicate({
          kind: staged,
          id: sent.id,
          'Idempotency-Key': sent['Idempotency-Key'],
          actionDto: noted,
        }).unwrap();
      case 'delete':
        return remove({ path: kind.path, id, version })
          .unwrap()
          .then(() => null);
    }
  };
}
