import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '@atoll/ui/tag';
import type { ContentDocument } from './kind';

const TONES: Partial<Record<ContentDocument['status'], TagTone>> = {
  in_review: 'warning',
  scheduled: 'accent',
  published: 'success',
};
const LANGUAGE_TONES: Record<string, TagTone> = { published: 'success', outdated: 'warning', draft: 'accent' };

/** Where a thing stands, as a word with a colour. */
export function ContentStatusTag({ status }: { status: ContentDocument['status'] }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`content.statuses.${status}`)}</Tag>;
}

/** How a thing's words in each language stand. */
export function LanguageTags({ of: states }: { of: ContentDocument['translation_status'] }) {
  const { t } = useTranslation('admin');
  return Object.entries(states).map(([language, state]) => (
    <Tag key={language} tone={LANGUAGE_TONES[state] ?? 'plain'}>
      {t('content.languageState', {
        language: t(`languages.${language as 'ru'}`),
        state: t(`content.states.${state as 'missing'}`),
      })}
    </Tag>
  ));
}

/** What is not on the site in every language: the rows of a list tell what is unfinished, not what is well. */
export function UnfinishedLanguages({ of: states }: { of: ContentDocument['translation_status'] }) {
  const { t } = useTranslation('admin');
  const unfinished = Object.entries(states).filter(([, state]) => state !== 'published');
  if (unfinished.length === 0) return <>{t('content.allLanguages')}</>;
  return <LanguageTags of={Object.fromEntries(unfinished) as typeof states} />;
}
