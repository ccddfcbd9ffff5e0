import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import { type WishSending, useWishSending } from './use-wish-sending';
import { refusedFields, wishBody } from './wish-body';
import { type WishDraft, readWishDraft, writeWishDraft } from './wish-draft';
import {
  type Step,
  type WishFaults,
  type WishField,
  type WishValues,
  stepOf,
  stepOfField,
  stepsDone,
  wishFaults,
  ASKED,
  withAsked,
} from './wish-values';

export interface Builder {
  values: WishValues;
  step: Step;
  /** Steps that could be sent as they are. */
  done: Step[];
  /** Faults that may be shown: of fields that were left, of steps that somebody tried to go on from. */
  faults: WishFaults;
  /** What the server refuses of nothing that stands here. */
  refusals: Record<string, string[]>;
  sending: WishSending;
  /** Rises with each try that found faults; the form then moves the focus to the first one. */
  faultyTries: number;
  change(next: Partial<WishValues>, ...fields: WishField[]): void;
  leave(field: WishField): void;
  /** Goes on from a step without faults, and sends from the last one. */
  next(): Promise<void>;
  sendAsNew(): Promise<void>;
  openEarlier(): Promise<void>;
}

type Refused = ReturnType<typeof refusedFields>;

const NOTHING: Refused = { faults: {}, rest: {} };

const ofStep = (faults: WishFaults, step: Step): WishFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => stepOfField(field as WishField) === step));

/** A draft with what the address asks for. */
function asked(draft: WishDraft, search: URLSearchParams): WishDraft {
  const values = withAsked(draft.values, search);
  return values === draft.values ? draft : { ...draft, values };
}

/** State of the builder: the address has the step, this tab's storage the rest. */
export function useBuilder(): Builder {
  const language = useLanguage();
  const { code: currency } = useDisplayCurrency();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const step = stepOf(search.get('step'));
  const [kept] = useState(readWishDraft);
  const [draft, setDraft] = useState<WishDraft>(() => asked(kept, search));
  const [left, setLeft] = useState<ReadonlySet<WishField>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const [faultyTries, setFaultyTries] = useState(0);
  const { sending, send, openEarlier, isFinished } = useWishSending(draft, setDraft);
  const { values } = draft;

  // Taken over once: what the traveller undoes then stays undone after a reload.
  useEffect(() => {
    if (!ASKED.some((name) => search.has(name))) return;
    const rest = new URLSearchParams(search);
    for (const name of ASKED) rest.delete(name);
    void navigate({ pathname, search: String(rest) }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);

  // A builder that was only looked at is no draft.
  const opened = useRef(kept);
  useEffect(() => {
    if (draft !== opened.current && !isFinished()) writeWishDraft(draft);
  });

  const found = wishFaults(values, new Date());
  const shown = Object.entries(found).filter(
    ([field]) => left.has(field as WishField) || tried.has(stepOfField(field as WishField)),
  );
  const faults = ofStep({ ...refused.faults, ...Object.fromEntries(shown) }, step);

  const go = (to: Step) => navigate({ pathname, search: `?step=${to}` }, { preventScrollReset: true });
  /** Leads to the first fault, on whichever step it stands. */
  async function showFault(fields: WishField[]): Promise<void> {
    const at = fields.map((field) => stepOfField(field)).sort((a, b) => a - b)[0];
    if (at !== undefined && at !== step) await go(at);
    setFaultyTries((count) => count + 1);
  }

  async function dispatch(fresh: boolean): Promise<void> {
    setTried(new Set([1, 2, 3, 4]));
    const faulty = Object.keys(found) as WishField[];
    if (faulty.length > 0) return showFault(faulty);
    setRefused(NOTHING);
    const failure = await send(wishBody(values, { language, currency }), fresh);
    if (!failure?.fields) return;
    const refusal = refusedFields(failure.fields);
    setRefused(refusal);
    const fields = Object.keys(refusal.faults) as WishField[];
    if (fields.length > 0) await showFault(fields);
  }

  return {
    values,
    step,
    done: stepsDone({ ...refused.faults, ...found }),
    faults,
    refusals: refused.rest,
    sending,
    faultyTries,
    change(next, ...fields) {
      setDraft((current) => ({ ...current, values: { ...current.values, ...next } }));
      setRefused(({ faults: old }) => ({
        faults: Object.fromEntries(Object.entries(old).filter(([field]) => !fields.includes(field as WishField))),
        rest: {},
      }));
    },
    leave: (field) => setLeft((current) => new Set([...current, field])),
    async next() {
      if (step === 4) return dispatch(false);
      setTried((current) => new Set([...current, step]));
      if (Object.keys(ofStep({ ...refused.faults, ...found }, step)).length > 0) {
        setFaultyTries((count) => count + 1);
        return;
      }
      await go((step + 1) as Step);
    },
    sendAsNew: () => dispatch(true),
    openEarlier,
  };
}
