import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '@atoll/ui/office/use-selection';
import { BulkBar, StatesReport } from './bulk-bar';
import type { Step } from './text-editor';
import { TextItem, type TextRights } from './text-item';
import { type TextUnit, needsWork } from './text-units';
import styles from './translations.module.css';
import { useListKeys } from './use-list-keys';
import { useTextStates } from './use-text-states';

/** Texts one below the other, one of them in editing; keys lead from one to the next. */
export function TextList({
  units,
  languageName,
  rights,
  isBusy,
}: {
  units: TextUnit[];
  languageName: string;
  rights: TextRights;
  isBusy: boolean;
}) {
  const { t } = useTranslation('i18n');
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<string>();
  const left = useRef<string>(undefined);
  const states = useTextStates();
  const ids = units.map(({ id }) => id);
  const selection = useSelection(ids);
  const work = units.filter(needsWork).map(({ id }) => id);
  useListKeys(list, ids.join(), work);

  // The editor takes the focus with it when it goes.
  useEffect(() => {
    if (editing !== undefined || left.current === undefined) return;
    const item = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])].find(
      ({ dataset }) => dataset['text'] === left.current,
    );
    item?.querySelector<HTMLElement>('[data-key="edit"]')?.focus();
    left.current = undefined;
  }, [editing]);

  function go(from: TextUnit, step: Step) {
    const next = step === 0 ? undefined : ids[ids.indexOf(from.id) + step];
    left.current = from.id;
    setEditing(next);
  }

  return (
    <>
      <StatesReport states={states} />
      <ul ref={list} className={styles.rows} aria-label={t('title')} aria-busy={isBusy}>
        {units.map((unit) => (
          <li key={unit.id}>
            <TextItem
              unit={unit}
              languageName={languageName}
              rights={rights}
              selection={{
                isChosen: selection.chosen.includes(unit.id),
                toggle: (through) => selection.toggle(unit.id, through),
              }}
              isEditing={editing === unit.id}
              onEdit={() => setEditing(unit.id)}
              onStep={(step) => go(unit, step)}
              onApprove={(isApproved) => void states.decide(unit, isApproved)}
            />
          </li>
        ))}
      </ul>
      <BulkBar units={units} selection={selection} states={states} />
    </>
  );
}
