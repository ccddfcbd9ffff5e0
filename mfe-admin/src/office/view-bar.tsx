import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedViewDto, useListSavedViewsQuery } from '@atoll/api-client/endpoints/saved-views.gen';
import { type ListView, type ViewList, viewQuery } from './list-views';
import styles from './view-bar.module.css';
import { ViewDialog } from './view-dialog';

/** One's own before a role's before everybody's. */
const nearness = ({ shared_with: audience }: SavedViewDto): number => {
  if (audience === 'me') return 0;
  return audience === 'everyone' ? 2 : 1;
};

/** What the list opens with: the nearest of the views that are to. */
const first = (views: SavedViewDto[]): SavedViewDto | undefined =>
  views.filter((view) => view.is_default).toSorted((a, b) => nearness(a) - nearness(b))[0];

/** Opens a view, or the part of a list that is in one state. */
export function ViewButton({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button type="text" className={styles.view} aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  );
}

/**
 * The views of a list side by side: all of it, those that everybody has, those that are kept; what is filtered now can become one. A list
 * that is divided by a state of its own has its states in place of the first two.
 */
export function ViewBar({
  list,
  ready = [],
  query,
  columns,
  onOpen,
  children,
}: {
  /** Name of the list, for what is kept of it. */
  list: ViewList;
  ready?: ListView[];
  /** What is shown now. */
  query: string;
  columns: string[];
  /** `replace`: the list has just been opened, and Back leads to where it was opened from. */
  onOpen: (view: ListView, replace?: boolean) => void;
  /** The states of the list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const { data: kept = [] } = useListSavedViewsQuery({ list });
  const [edited, setEdited] = useState<SavedViewDto | 'new'>();
  useFirstView(kept, query, onOpen);
  const everything: ListView = { name: t('views.all'), query: '' };
  const isCurrent = (view: ListView) => viewQuery(new URLSearchParams(view.query)) === query;
  const isKnown = [everything, ...ready, ...kept].some((view) => isCurrent(view));
  const mine = kept.find((view) => view.editable && isCurrent(view));
  const button = (key: string, view: ListView) => (
    <ViewButton key={key} isOn={isCurrent(view)} onPress={() => onOpen(view)}>
      {view.name}
    </ViewButton>
  );
  return (
    <div className={styles.views} role="group" aria-label={t('views.label')}>
      {children ?? [everything, ...ready].map((view) => button(view.name, view))}
      {children && kept.length > 0 && <span className={styles.rule} aria-hidden />}
      {kept.map((view) => button(view.id, view))}
      {mine && (
        <Button aria-haspopup="dialog" onClick={() => setEdited(mine)}>
          {t('views.edit')}
        </Button>
      )}
      {!isKnown && (
        <Button type="dashed" aria-haspopup="dialog" onClick={() => setEdited('new')}>
          {t('views.save')}
        </Button>
      )}
      {edited && (
        <ViewDialog
          list={list}
          view={edited === 'new' ? undefined : edited}
          shown={{ query, columns: columns.length > 0 ? columns : null }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** A list whose address asks for nothing opens with the view that is to be the first; once, so that all of it can be asked for. */
function useFirstView(kept: SavedViewDto[], query: string, onOpen: (view: ListView, replace: boolean) => void): void {
  const isOpening = useRef(query === '');
  useEffect(() => {
    const view = first(kept);
    if (query !== '') isOpening.current = false;
    if (!isOpening.current || !view) return;
    isOpening.current = false;
    onOpen(view, true);
  }, [kept, query, onOpen]);
}
