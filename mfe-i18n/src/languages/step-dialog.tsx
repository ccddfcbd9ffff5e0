import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch } from '@atoll/api-client/base';
import {
  type LanguageDto,
  useDeleteLanguageMutation,
  useUpdateLanguageMutation,
} from '@atoll/api-client/endpoints/languages.gen';
import { isLanguage } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { useLanguageName } from '../sections/use-language-name';
import { useReadLanguage } from './use-read-language';

/** What can be done with a language that visitors notice. */
export type Step = 'activate' | 'deactivate' | 'makeDefault' | 'remove';

const CHANGES = {
  activate: { is_active: true },
  deactivate: { is_active: false },
  makeDefault: { is_default: true },
} as const;

/** Asks before a step that visitors notice, and says what they would. */
export function StepDialog({
  language: { code },
  step,
  coverage,
  onClose,
}: {
  language: LanguageDto;
  step: Step;
  /** Percent of the texts that it has; undefined while unknown. */
  coverage: number | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const read = useReadLanguage();
  const [isBusy, setBusy] = useState(false);
  const [update] = useUpdateLanguageMutation();
  const [remove] = useDeleteLanguageMutation();
  const [error, setError] = useState<unknown>();
  const name = nameOf(code);
  const run = async () => {
    setError(undefined);
    setBusy(true);
    try {
      const match = { code, 'If-Match': ifMatch((await read(code)).version) };
      await (step === 'remove'
        ? remove(match).unwrap()
        : update({ ...match, updateLanguageDto: CHANGES[step] }).unwrap());
      onClose();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const isThin = step === 'activate' && coverage !== undefined && coverage < 100;
  return (
    <OfficeDialog
      title={t(`langSteps.${step}`, { name })}
      onClose={onClose}
      submit={{
        label: t(`langSteps.${step}Now`),
        run: () => void run(),
        isBusy,
        isDanger: step === 'remove' || step === 'deactivate',
      }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t(`langSteps.${step}Lead`, { name })}</p>
      {isThin && <Notice kind="warning">{t('langs.thin', { percent: coverage })}</Notice>}
      {step === 'activate' && !isLanguage(code) && <Notice kind="warning">{t('langs.notBuilt')}</Notice>}
    </OfficeDialog>
  );
}
