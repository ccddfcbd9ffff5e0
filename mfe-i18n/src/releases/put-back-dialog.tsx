import { Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@atoll/i18n/error-text';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { maldivesInput, maldivesInstant } from '@atoll/ui/office/maldives-input';
import { OfficeDialog } from '../office/office-dialog';
import { MomentFields } from './moment-fields';
import { PutBackReport } from './put-back-report';
import styles from './releases.module.css';
import { type Asked, type Wish, usePutBack } from './use-put-back';

/** The API takes no longer one. */
const LONGEST_REASON = 300;

/** Asks, with what would become of the texts, and puts one change back or the site as it was. */
export function PutBackDialog({ wish: { release, before }, onClose }: { wish: Wish; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const [moment, setMoment] = useState(before ? maldivesInput(before) : '');
  const [lang, setLang] = useState('');
  const [reason, setReason] = useState('');
  // A moment that came with the wish is exact; one that is chosen is a whole minute.
  const instant = before !== undefined && moment === maldivesInput(before) ? before : maldivesInstant(moment);
  const asked: Asked | null = release
    ? { release: release.id }
    : instant
      ? { before: instant, ...(lang && { lang }) }
      : null;
  const { report, done, error, isLooking, isPutting, look, run } = usePutBack(asked);
  const isKnown = release !== undefined || before !== undefined;
  useEffect(() => {
    // What was asked for with a press is looked at by itself.
    if (isKnown) void look();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (done) result.current?.focus();
  }, [done]);
  const count = report?.back ?? 0;
  const submit = report
    ? {
        label: t('putBack.run', { count }),
        run: () => void run(reason.trim()),
        isDanger: true,
        isDisabled: count === 0,
      }
    : { label: t('putBack.look'), run: () => void look(), isDisabled: asked === null };
  return (
    <OfficeDialog
      title={t(release ? 'putBack.title' : 'putBack.siteTitle')}
      onClose={onClose}
      isWide
      submit={done ? undefined : { ...submit, isBusy: isLooking || isPutting }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      {done ? (
        <section
          className={styles.report}
          ref={result}
          tabIndex={-1}
          aria-label={t('putBack.done', { count: done.back })}
        >
          <Notice kind="success" title={t('putBack.done', { count: done.back })}>
            <p>{t('putBack.doneHint')}</p>
          </Notice>
          {done.left > 0 && <PutBackReport report={done} isDone />}
        </section>
      ) : (
        <>
          <p>{t(release ? 'putBack.lead' : 'putBack.siteLead')}</p>
          {!release && <MomentFields moment={moment} lang={lang} onMoment={setMoment} onLang={setLang} />}
          {isLooking && <Skeleton active paragraph={{ rows: 4 }} />}
          {report && <PutBackReport report={report} />}
          {count > 0 && (
            <TextField
              label={t('putBack.reason')}
              hint={t('putBack.reasonHint')}
              optional
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </>
      )}
    </OfficeDialog>
  );
}
