import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError, useSessionUser } from '@atoll/api-client/base';
import { currentOf } from '@atoll/api-client/stale';
import { maldivesDay } from '@atoll/contract/days';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { RestoredNotice } from '../office/restored-notice';
import { useKeeping, useLeft } from '../office/use-kept';
import { ExtraFields } from './extra-fields';
import { PreviewTable } from './preview-table';
import {
  type RateKind,
  type RateRow,
  type Sample,
  type Values,
  bodyOf,
  changedFields,
  isComplete,
  mergedValues,
  sampleBody,
  typed,
} from './rate-draft';
import { RateFields } from './rate-fields';
import { RateHistory } from './rate-history';
import styles from './rates.module.css';
import { SampleFields } from './sample-fields';
import { useFieldLabel } from './use-field-label';
import { usePreview } from './use-preview';
import { useRateCalls } from './use-rate-calls';

/** What a form is opened with. */
export interface RateForm {
  kind: RateKind;
  title: string;
  /** The stored row; without one a new one is made. */
  row?: (RateRow & { version: number }) | undefined;
  id?: number | string;
  /** What a new one begins with. */
  usual?: Values;
  /** Fields that are shown but cannot be changed, and why. */
  fixed?: { names: readonly string[]; why: string };
  /** Members that go with every draft: of which tax, for which places. */
  extra?: Record<string, unknown>;
  intro?: ReactNode;
}

type Faults = Record<string, string[]>;

/** What somebody else stored meanwhile, and which fields both changed; by whom where a save was refused for it. */
interface Both {
  by?: string | null;
  names: string[];
  stored: Values;
  /** What they had begun with: another page has to find the same again. */
  begun: { version: number; base: Values };
}

/** A rate to make or change, what that does to a stay beside it, and who changed it before. What is typed stays until it is stored. */
export function RateDialog({
  form,
  sample,
  onSample,
  onClose,
}: {
  form: RateForm;
  sample: Sample;
  onSample: (sample: Sample) => void;
  onClose: (saved: boolean) => void;
}) {
  const { kind, title, extra, intro, fixed, id } = form;
  const { t } = useTranslation('admin');
  const labelOf = useFieldLabel();
  const calls = useRateCalls(kind);
  const mayRead = useSessionUser()?.permissions.includes('audit.own') ?? false;
  const as = { path: `rate-${kind}`, id: id ?? (typeof extra?.['code'] === 'string' ? extra['code'] : 'new') };
  const left = useLeft<Values>(as);
  const [row, setRow] = useState(form.row);
  const base = row ? typed(kind, row) : {};
  const start = row ? base : (form.usual ?? base);
  const [opened] = useState(() => left && mergedValues(kind, left.mine, left.base, start));
  const [values, setValues] = useState<Values>(opened?.values ?? start);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string>();
  const [both, setBoth] = useState<Both | undefined>(
    opened && left && row && left.version !== row.version
      ? { names: opened.both, stored: base, begun: { version: left.version, base: left.base } }
      : undefined,
  );
  const [isBusy, setBusy] = useState(false);
  const target = row && id !== undefined ? { id, version: row.version } : null;
  const changed = changedFields(kind, values, base);
  const isTyped = changedFields(kind, values, start).length > 0;
  const begun = both?.begun ?? { version: row?.version ?? 0, base: start };
  const forget = useKeeping(as, isTyped ? { ...begun, mine: values } : null);
  const leave = (saved: boolean) => {
    forget();
    onClose(saved);
  };
  const draft = { ...bodyOf(kind, values, changed), ...extra };
  const asked = sampleBody({ ...sample, booked_on: sample.booked_on || bookedOn(kind, values) });
  const isWhole = isComplete(kind, values);
  const question = asked && isWhole && changed.length > 0 ? JSON.stringify([target, draft, asked]) : null;
  const preview = usePreview(question, () => calls.preview(target, draft, asked!));
  const tried = preview.failure?.fields ?? {};
  const previewed = Object.fromEntries(
    Object.entries(tried)
      .filter(([field]) => field.startsWith('draft.'))
      .map(([field, said]) => [field.slice(6), said] as const),
  );
  const note = preview.failure ? failureNote(preview.failure) : isWhole ? 'hint' : 'incomplete';

  const save = async () => {
    if (changed.length === 0) return leave(false);
    setBusy(true);
    setFault(undefined);
    setFaults({});
    try {
      await calls.save(target, draft);
      return leave(true);
    } catch (error) {
      const stale = currentOf<RateRow>(error);
      if (stale) {
        const stored = typed(kind, stale.current);
        const merged = mergedValues(kind, values, base, stored);
        setBoth({ by: stale.by, names: merged.both, stored, begun });
        setValues(merged.values);
        setRow(stale.current);
      } else {
        setFaults((isApiError(error) && error.fields) || {});
        setFault(errorText(error));
      }
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      isWide
      title={title}
      onClose={() => leave(false)}
      submit={{ label: t('rates.save'), run: () => void save(), isBusy }}
    >
      <div className={styles.split}>
        <div className={styles.form}>
          {fault && <Notice kind="error">{fault}</Notice>}
          {isTyped && <RestoredNotice at={left?.at} />}
          {both && (
            <Notice
              kind="warning"
              title={
                both.by === undefined
                  ? t('content.meanwhileUnnamed')
                  : t('rates.merge.title', { name: both.by ?? t('rates.history.system') })
              }
            >
              {both.names.length === 0 && t('rates.merge.clean')}
              {both.names.map((name) => (
                <p key={name}>
                  {t('rates.merge.both', { field: labelOf(kind, name), stored: both.stored[name] || '—' })}
                </p>
              ))}
            </Notice>
          )}
          {intro}
          {fixed && <p className={styles.note}>{fixed.why}</p>}
          <RateFields
            kind={kind}
            values={values}
            faults={{ ...previewed, ...faults }}
            fixed={fixed?.names ?? []}
            onChange={(name, value) => setValues((all) => ({ ...all, [name]: value }))}
          />
          {kind === 'season' && (
            <ExtraFields values={values} faults={{ ...previewed, ...faults }} onChange={setValues} />
          )}
          {id !== undefined && mayRead && <RateHistory kind={kind} id={id} />}
        </div>
        <aside className={styles.beside} aria-label={t('rates.preview.title')}>
          <SampleFields sample={sample} faults={tried} onChange={onSample} />
          <div aria-live="polite" aria-busy={preview.isAsking}>
            {preview.answer && !preview.failure && question !== null ? (
              <PreviewTable preview={preview.answer} />
            ) : (
              <p className={styles.note}>{t(`rates.preview.${note}`)}</p>
            )}
          </div>
        </aside>
      </div>
    </OfficeDialog>
  );
}

/** What is wrong stands beside a field only where the answer names one. */
const failureNote = ({ fields }: ApiError): 'failed' | 'unavailable' =>
  Object.keys(fields ?? {}).length > 0 ? 'failed' : 'unavailable';

/** A tax is tried on a booking of the first day on which it holds; everything else on one of today. */
function bookedOn(kind: RateKind, values: Values): string {
  const from = kind === 'tax_rule' ? (values['valid_from'] ?? '') : '';
  return from > maldivesDay(new Date()) ? from : '';
}
