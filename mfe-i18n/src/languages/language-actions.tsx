import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LanguageDto } from '@atoll/api-client/endpoints/languages.gen';
import { isLanguage } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { useCoverage } from './coverage';
import styles from './languages.module.css';
import { type Step, StepDialog } from './step-dialog';

/** Steps that make sense: the default stays on, and what the releases bring is not deleted. */
const stepsOf = ({ code, is_active: isActive, is_default: isDefault }: LanguageDto): Step[] => {
  const isNeeded = isDefault || code === 'en';
  return [
    ...(isActive ? [] : (['activate'] as const)),
    ...(isActive && isLanguage(code) && !isDefault ? (['makeDefault'] as const) : []),
    ...(isActive && !isNeeded ? (['deactivate'] as const) : []),
    ...(isLanguage(code) || isDefault ? [] : (['remove'] as const)),
  ];
};

/** What can be done with a language. */
export function LanguageActions({ language, onEdit }: { language: LanguageDto; onEdit: () => void }) {
  const { t } = useTranslation('i18n');
  const coverage = useCoverage(language.code);
  const [step, setStep] = useState<Step>();
  return (
    <span className={styles.actions}>
      <Button type="text" onClick={onEdit}>
        {t('langs.edit')}
      </Button>
      <Link to={`${paths.dashboardTranslations()}/languages/${language.code}`}>{t('langs.regional')}</Link>
      {stepsOf(language).map((one) => (
        <Button key={one} type="text" onClick={() => setStep(one)}>
          {t(`langSteps.${one}Short`)}
        </Button>
      ))}
      {step && <StepDialog language={language} step={step} coverage={coverage} onClose={() => setStep(undefined)} />}
    </span>
  );
}
