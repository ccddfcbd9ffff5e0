import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type EditableRegionalSettingsDto,
  useUpdateRegionalSettingsMutation,
} from '@atoll/api-client/endpoints/languages.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import styles from './languages.module.css';
import { MEMBERS, type Typed, bodyOf, settingsOf, standardOf } from './regional';
import { RegionalField } from './regional-field';
import { RegionalPreview } from './regional-preview';

const typedOf = ({ overridden, ...settings }: EditableRegionalSettingsDto): Typed =>
  Object.fromEntries(
    MEMBERS.map((member) => [member, overridden.includes(member) ? String(settings[member]) : '']),
  ) as Typed;

/** What is typed, on settings that were stored meanwhile: members that nobody touched here are as they are there. */
const onto = (typed: Typed, was: EditableRegionalSettingsDto, now: EditableRegionalSettingsDto): Typed => {
  const [before, after] = [typedOf(was), typedOf(now)];
  const entries = MEMBERS.map((member) => [member, typed[member] === before[member] ? after[member] : typed[member]]);
  return Object.fromEntries(entries) as Typed;
};

/** What is to differ from CLDR, beside what that looks like. */
export function RegionalForm({ settings }: { settings: EditableRegionalSettingsDto }) {
  const { t } = useTranslation('i18n');
  const { language } = settings;
  const [save, { isLoading }] = useUpdateRegionalSettingsMutation();
  const [stored, setStored] = useState(settings);
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [other, setOther] = useState<EditableRegionalSettingsDto>();
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const standard = standardOf(language, stored.standard, typed);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(stored));
  const run = async () => {
    setError(undefined);
    try {
      const body = { code: language, 'If-Match': ifMatch(stored.version), updateRegionalSettingsDto: bodyOf(typed) };
      const answer = await save(body).unwrap();
      setStored(answer);
      // What was typed while it was under way is not stored yet.
      setTyped((now) => (now === typed ? typedOf(answer) : now));
      setOther(undefined);
      notify({ kind: 'success', text: t('regional.saved') });
    } catch (problem) {
      const stale = currentOf<EditableRegionalSettingsDto>(problem);
      if (!stale) return setError(problem);
      const { current } = stale;
      setTyped((mine) => onto(mine, stored, current));
      setStored(current);
      setOther(current);
    }
  };
  return (
    <div className={styles.beside}>
      <form
        className={styles.regional}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void run();
        }}
      >
        {error !== undefined && Object.keys(faults).length === 0 && <Notice kind="error">{errorText(error)}</Notice>}
        {other && (
          <Notice kind="error" title={t('langs.changedMeanwhile')}>
            <Button
              onClick={() => {
                setTyped(typedOf(other));
                setOther(undefined);
              }}
            >
              {t('regional.takeTheirs')}
            </Button>
          </Notice>
        )}
        {MEMBERS.map((member) => (
          <RegionalField
            key={member}
            member={member}
            value={typed[member]}
            standard={String(standard[member])}
            fault={faults[member]?.join(' ')}
            onChange={(value) => setTyped((all) => ({ ...all, [member]: value }))}
          />
        ))}
        <div>
          <Button type="primary" htmlType="submit" disabled={!isChanged && !other} aria-busy={isLoading}>
            {t('save')}
          </Button>
        </div>
      </form>
      <RegionalPreview language={language} settings={settingsOf(standard, typed)} />
    </div>
  );
}
