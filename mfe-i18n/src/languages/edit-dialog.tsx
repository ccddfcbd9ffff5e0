import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type EditableLanguageDto,
  useGetLanguageQuery,
  useUpdateLanguageMutation,
} from '@atoll/api-client/endpoints/languages.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { ErrorCard } from '@atoll/ui/error-card';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useLanguageName } from '../sections/use-language-name';
import { LanguageFields, type Typed } from './language-fields';

/** Changes what is said of a language. */
export function EditDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const { data, error, isFetching, refetch } = useGetLanguageQuery({ code }, { refetchOnMountOrArgChange: true });
  if (data && !isFetching) return <EditForm language={data} onClose={onClose} />;
  return (
    <OfficeDialog title={nameOf(code)} onClose={onClose}>
      {error && !isFetching ? (
        <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} small />
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </OfficeDialog>
  );
}

function EditForm({ language, onClose }: { language: EditableLanguageDto; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const [update, { isLoading }] = useUpdateLanguageMutation();
  // What is read again while the form is open must not change under the hands.
  const [read] = useState(language);
  const { code, name, native_name, flag, direction } = read;
  const [version, setVersion] = useState(read.version);
  const [typed, setTyped] = useState<Typed>({ name, native_name, flag, direction });
  const [other, setOther] = useState<EditableLanguageDto>();
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const run = async () => {
    setError(undefined);
    try {
      await update({ code, 'If-Match': ifMatch(version), updateLanguageDto: typed }).unwrap();
      notify({ kind: 'success', text: t('langs.saved', { name: nameOf(code) }) });
      onClose();
    } catch (problem) {
      const stale = currentOf<EditableLanguageDto>(problem);
      if (!stale) return setError(problem);
      // Somebody was faster: what they wrote is shown, and saving again decides for this.
      setOther(stale.current);
      setVersion(stale.current.version);
    }
  };
  return (
    <OfficeDialog
      title={nameOf(code)}
      onClose={onClose}
      submit={{ label: t('save'), run: () => void run(), isBusy: isLoading }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      {other && (
        <Notice kind="error" title={t('langs.changedMeanwhile')}>
          <p>
            {t('langs.standsNow', {
              list: [other.name, other.native_name, other.flag, t(`directions.${other.direction}`)]
                .filter(Boolean)
                .join(' · '),
            })}
          </p>
        </Notice>
      )}
      <LanguageFields code={code} typed={typed} faults={faults} onChange={setTyped} />
    </OfficeDialog>
  );
}
