import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import { type ListView, parseViews, viewQuery } from './list-views';
import { OfficeDialog } from './office-dialog';
import { useStored } from './use-stored';
import styles from './view-bar.module.css';

const NAME_MAX = 40;

/** The views of a list side by side: all of it, those that everybody has, one's own; what is filtered now can become one. */
export function ViewBar({
  list,
  ready,
  query,
  columns,
  onOpen,
}: {
  /** Name of the list, for what is kept of it. */
  list: string;
  ready: ListView[];
  /** What is shown now. */
  query: string;
  columns: string[];
  onOpen: (view: ListView) => void;
}) {
  const { t } = useTranslation('admin');
  const [own, setOwn] = useStored<ListView[]>(`views:${list}`, [], parseViews);
  const [name, setName] = useState<string>();
  const everything: ListView = { name: t('views.all'), query: '' };
  const current = (view: ListView) => viewQuery(new URLSearchParams(view.query)) === query;
  const isKnown = [everything, ...ready, ...own].some((view) => current(view));
  const save = () => {
    const given = name?.trim();
    if (!given) return;
    setOwn([...own.filter((view) => view.name !== given), { name: given, query, columns }]);
    setName(undefined);
  };
  const button = (view: ListView) => (
    <Button
      key={view.name}
      type={current(view) ? 'primary' : 'default'}
      aria-pressed={current(view)}
      onClick={() => onOpen(view)}
    >
      {view.name}
    </Button>
  );
  return (
    <div className={styles.views} role="group" aria-label={t('views.label')}>
      {[everything, ...ready].map((view) => button(view))}
      {own.map((view) => (
        <span key={view.name} className={styles.own}>
          {button(view)}
          <Button
            type="text"
            aria-label={t('views.remove', { name: view.name })}
            icon={<Icon name="cross" />}
            onClick={() => setOwn(own.filter((other) => other.name !== view.name))}
          />
        </span>
      ))}
      {!isKnown && (
        <Button type="dashed" aria-haspopup="dialog" onClick={() => setName('')}>
          {t('views.save')}
        </Button>
      )}
      {name !== undefined && (
        <OfficeDialog
          title={t('views.save')}
          onClose={() => setName(undefined)}
          submit={{ label: t('views.submit'), run: save, isDisabled: name.trim() === '' }}
        >
          <TextField
            label={t('views.name')}
            hint={t('views.hint')}
            maxLength={NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </OfficeDialog>
      )}
    </div>
  );
}
