import { Skeleton } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficePage } from '../office/office-page';
import { SaveBar } from '../office/save-bar';
import { SitePreview } from '../office/site-preview';
import styles from './homepage.module.css';
import { SectionItem } from './section-item';
import { useHomepage } from './use-homepage';

/** `/dashboard/homepage`: the sections of the home page, in their order and with their words, beside the page as it would be. */
export default function HomepagePage() {
  const { t } = useTranslation('admin');
  const mayChange = usePermission('content.publish');
  const home = useHomepage(mayChange);
  const { list, sections, errors, fault, by, changed } = home;
  const items = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ at: number; button: 'up' | 'down' }>();

  // What was moved keeps the focus at its new place.
  useLayoutEffect(() => {
    if (!focus) return;
    const item = items.current?.children[focus.at];
    const button = item?.querySelector<HTMLElement>(`[data-move="${focus.button}"]:enabled`);
    (button ?? item?.querySelector<HTMLElement>('[data-move]:enabled'))?.focus();
    setFocus(undefined);
  }, [focus]);

  const save = async () => {
    if (await home.save()) notify({ kind: 'success', text: t('homepage.saved') });
  };
  return (
    <OfficePage
      title={t('homepage.title')}
      lead={t('homepage.lead')}
      error={list.data ? undefined : list.error}
      onRetry={() => void list.refetch()}
    >
      {!list.data && <Skeleton active paragraph={{ rows: 10 }} />}
      {list.data && (
        <>
          {!mayChange && <Notice>{t('content.readOnly')}</Notice>}
          {fault && <Notice kind="error">{fault}</Notice>}
          {by !== undefined && (
            <Notice kind="warning" title={t('homepage.changedMeanwhile', { name: by ?? t('content.atoll') })}>
              {t('homepage.changedMeanwhileText')}
            </Notice>
          )}
          <div className={styles.columns}>
            <ol className={styles.sections} ref={items} aria-label={t('homepage.sections')}>
              {sections.map((section, place) => (
                <SectionItem
                  key={section.id}
                  section={section}
                  place={place}
                  count={sections.length}
                  errorAt={(path) => errors[`sections.${place}.${path}`]?.join(' ')}
                  isLocked={!mayChange}
                  onEdit={(change) => home.edit(section, change)}
                  onMove={(to, button) => {
                    home.move(place, to);
                    setFocus({ at: to, button });
                  }}
                />
              ))}
            </ol>
            {mayChange && (
              <div className={styles.beside}>
                {home.token ? (
                  <SitePreview path={paths.home()} token={home.token} />
                ) : (
                  <Skeleton.Node active className={styles.waiting ?? ''} />
                )}
              </div>
            )}
          </div>
          {mayChange && changed && (
            <SaveBar
              label={t('homepage.unsaved')}
              save={t('homepage.save')}
              isSaving={home.isSaving}
              onSave={() => void save()}
              onDiscard={home.discard}
            />
          )}
        </>
      )}
    </OfficePage>
  );
}
