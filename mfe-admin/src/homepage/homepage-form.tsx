import { Skeleton } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { HomepageSectionListDto } from '@atoll/api-client/endpoints/types.gen';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { SaveBar } from '../office/save-bar';
import { SitePreview } from '../office/site-preview';
import { HomepageConflicts } from './homepage-conflicts';
import styles from './homepage.module.css';
import { SectionItem } from './section-item';
import { useHomepage } from './use-homepage';

/** The sections as somebody arranges them, beside the page as it would be; the bar that publishes stands at the foot. */
export function HomepageForm({ read }: { read: HomepageSectionListDto }) {
  const { t } = useTranslation('admin');
  const mayChange = usePermission('content.publish');
  const home = useHomepage(read, mayChange);
  const { sections, errors, fault, meanwhile, conflicts, changed } = home;
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
    <>
      {!mayChange && <Notice>{t('content.readOnly')}</Notice>}
      {fault && <Notice kind="error">{fault}</Notice>}
      {mayChange && (meanwhile || conflicts.length > 0) && (
        <HomepageConflicts by={meanwhile?.by} conflicts={conflicts} sections={sections} onSettle={home.settle} />
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
              onEdit={(path, value) => home.edit(section.id, path, value)}
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
  );
}
