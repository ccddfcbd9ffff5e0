import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, useSessionUser } from '@atoll/api-client/base';
import type { ContentStateDto } from '@atoll/api-client/endpoints/content.gen';
import { changedPaths } from './changes';
import { keepDraft, readDraft } from '../office/kept-draft';
import { type Content, type ContentDocument, type FormKind, contentOf } from './kind';
import { type Conflict, merged, unsettled, withValue } from '../office/merge';
import { useFaultText } from './use-fault-text';

/** Writing is kept when it pauses. Milliseconds. */
const PAUSE = 400;

/** By whom something was stored: null for nobody of the staff, undefined where that is not told. */
interface Meanwhile {
  by: string | null | undefined;
}

/** What a form is on: the stored thing as it was read, and what it has become under somebody's hands. */
interface Form {
  document: ContentDocument;
  base: Content;
  mine: Content;
  /** Where the stored thing and this form say different things since others have stored theirs. */
  conflicts: Conflict[];
  /** It was stored meanwhile, under what was changed here. */
  meanwhile?: Meanwhile;
  /** When what stands here was typed, if an earlier page left it. */
  restored?: string;
  /** Stamp of the waiting change that it goes on with. */
  takenUp?: string;
}

/** What a form starts from: what is stored, or what waits to be, where the form is handed in on top of it. */
const startOf = (kind: FormKind, document: ContentDocument): Content =>
  document.waiting?.content ?? contentOf(kind, document);

/** Whether one reading of a thing is later than another. */
function isLater(read: ContentDocument, known: ContentDocument): boolean {
  if (read.version !== known.version) return read.version > known.version;
  const [at, before] = [read.waiting?.at, known.waiting?.at];
  return at !== before && (at === undefined || before === undefined || at > before);
}

/** The form on a document that was stored meanwhile: what was typed goes on top of it. */
function onto(kind: FormKind, form: Form, document: ContentDocument, stored?: Meanwhile): Form {
  const base = startOf(kind, document);
  const { value, conflicts } = merged(form.base, form.mine, base, form.conflicts);
  const asked = conflicts.length > 0 ? { by: document.waiting?.by ?? form.meanwhile?.by } : undefined;
  // Who has changed nothing simply sees what stands there now.
  const meanwhile = changedPaths(base, value).length > 0 ? (stored ?? asked) : undefined;
  const { restored, takenUp } = form;
  const told = { ...(meanwhile && { meanwhile }), ...(restored && { restored }), ...(takenUp && { takenUp }) };
  return { document, base, mine: value, conflicts, ...told };
}

function opened(kind: FormKind, document: ContentDocument, user: string): Form {
  const base = startOf(kind, document);
  const form = { document, base, mine: base, conflicts: [] };
  const kept = readDraft<Content>(user, kind.path, document.id);
  if (!kept) return form;
  const typed = {
    ...form,
    base: kept.base,
    mine: kept.mine,
    restored: kept.at,
    ...(kept.takenUp && { takenUp: kept.takenUp }),
    meanwhile: { by: document.updated_by },
  };
  return onto(kind, typed, document, kept.version === document.version ? undefined : typed.meanwhile);
}

/** Keeps what the form has of its own in this browser. @returns false where the browser keeps nothing */
function keepForm(user: string, kind: FormKind, { document, base, mine, conflicts, takenUp }: Form): boolean {
  const kept = { version: document.version, base: unsettled(base, conflicts), mine, at: new Date().toISOString() };
  const isChanged = changedPaths(base, mine).length > 0;
  return keepDraft(user, kind.path, document.id, isChanged ? { ...kept, ...(takenUp && { takenUp }) } : null);
}

/** What is sent of a form: on which document, what it was and what it has become. */
export type Sent = Pick<Form, 'document' | 'base' | 'mine'>;
/** Stores it, or hands it in as who may not publish does. */
export type Write = (sent: Sent) => Promise<ContentDocument>;

export type Errors = Readonly<Record<string, string[]>>;

export interface ContentForm extends Omit<Form, 'base'> {
  changed: string[][];
  errors: Errors;
  /** What went wrong with the last save, in words. */
  fault: string | undefined;
  isSaving: boolean;
  /** False where the browser keeps nothing that is typed. */
  isKept: boolean;
  set: (path: readonly string[], value: unknown) => void;
  /**
   * Stores what has changed. @returns the stored document, with what waits beside it when it was handed in, as who may not publish
   * hands in what would change something public; null when it could not be
   */
  save: () => Promise<ContentDocument | null>;
  discard: () => void;
  /** Says where the thing stands after a step of its life, which leaves its contents as they are. */
  moved: (state: ContentStateDto) => void;
  /** Puts the contents of a waiting change into the form; where something else was typed, one chooses. */
  takeUp: (content: Content, by: string | null, at: string) => void;
  /** Ends a conflict: with theirs, or with mine as it stands. */
  settle: (conflict: Conflict, theirs: boolean) => void;
  /** Says of fields what a step of its life found missing. */
  blame: (error: unknown) => void;
}

/**
 * What somebody does to a stored thing. It is kept in this browser as it is typed, under their account, until it is stored or thrown
 * away: no closed tab, ended session or lost network takes it. What others store meanwhile is merged under it (412).
 */
export function useForm(kind: FormKind, read: ContentDocument, write: Write): ContentForm {
  const { id: user = '', email = '' } = useSessionUser() ?? {};
  const [form, setForm] = useState(() => opened(kind, read, user));
  const [failure, setFailure] = useState<{ errors: Errors; fault?: string }>({ errors: {} });
  const [isKept, setKept] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const faultText = useFaultText();
  const latest = useRef(form);
  const changed = changedPaths(form.base, form.mine);

  // What others have stored since is read again with the page's other reads.
  useEffect(() => {
    setForm((now) => {
      if (!isLater(read, now.document)) return now;
      const isOther = read.version !== now.document.version && read.updated_by !== email;
      return onto(kind, now, read, isOther ? { by: read.updated_by } : undefined);
    });
  }, [kind, read, email]);

  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(() => setKept(keepForm(user, kind, form)), PAUSE);
    return () => clearTimeout(timer);
  }, [user, kind, form]);
  // Whoever leaves in the middle of a word loses no letter.
  useEffect(() => {
    const keep = () => void keepForm(user, kind, latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [user, kind]);

  const blame = (error: unknown) => {
    const fields = isApiError(error) ? error.fields : undefined;
    setFailure({ errors: fields ?? {}, fault: faultText(error) });
  };

  const save = async () => {
    const sent = latest.current;
    setFailure({ errors: {} });
    setSaving(true);
    try {
      const answer = await write(sent);
      // What was typed while it was under way is not stored yet.
      setForm(({ meanwhile: _meanwhile, takenUp: _takenUp, ...now }) => ({
        ...onto(kind, { ...now, base: sent.mine, conflicts: [] }, answer),
        conflicts: [],
      }));
      return answer;
    } catch (error) {
      const now = staleIn(kind, error, sent.document);
      if (now) setForm((form) => onto(kind, form, now.document, now.stored));
      // What waits is no other version of the thing: it is said where nothing of it is to be chosen.
      if (!now || now.document.version === sent.document.version) blame(error);
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    ...form,
    changed,
    errors: failure.errors,
    fault: failure.fault,
    isSaving,
    isKept,
    save,
    blame,
    set: (path, value) => setForm((now) => ({ ...now, mine: withValue(now.mine, path, value) })),
    discard: () => {
      setFailure({ errors: {} });
      setForm(({ document: stored, base: was }) => ({ document: stored, base: was, mine: was, conflicts: [] }));
    },
    moved: ({ version, status, publish_at, updated_at, updated_by, translation_status }) =>
      setForm((now) => ({
        ...now,
        document: { ...now.document, version, status, publish_at, updated_at, updated_by, translation_status },
      })),
    takeUp: (content, from, at) =>
      setForm((now) => {
        const { value, conflicts } = merged(now.base, now.mine, content);
        return {
          ...now,
          mine: value,
          conflicts,
          takenUp: at,
          ...(conflicts.length > 0 && { meanwhile: { by: from } }),
        };
      }),
    settle: (conflict, theirs) =>
      setForm((now) => ({
        ...now,
        mine: theirs ? withValue(now.mine, conflict.path, conflict.theirs) : now.mine,
        conflicts: now.conflicts.filter((one) => one !== conflict),
      })),
  };
}

/**
 * What a 412 or 428 answers: the thing as it is now, and who stored it; of the version that was sent, what waits beside it now, or what
 * is stored where that was dropped: either is named by its stamp with the next save.
 */
function staleIn(
  kind: FormKind,
  error: unknown,
  sent: ContentDocument,
): { document: ContentDocument; stored?: Meanwhile } | null {
  const { status, body } = (error ?? {}) as ApiError;
  if ((status !== 412 && status !== 428) || !body?.['current']) return null;
  const current = body['current'] as ContentDocument;
  const by = (body['updated_by'] as string | undefined) ?? null;
  if (current.version !== sent.version) return { document: current, stored: { by } };
  const { waiting: _, ...stored } = sent;
  const at = body['updated_at'] as string | null;
  return { document: at ? { ...stored, waiting: { at, by, content: contentOf(kind, current) } } : stored };
}
