import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import styles from './fields.module.css';

/** Chosen things in their order: to move and to take out. What happened is said to who does not see it. */
export function ChosenList({
  ids,
  nameOf,
  render,
  onChange,
  isLocked,
  isTiles = false,
}: {
  ids: readonly number[];
  nameOf: (id: number) => string;
  render: (id: number, place: number) => ReactNode;
  onChange: (ids: number[]) => void;
  isLocked: boolean;
  isTiles?: boolean;
}) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ to: number; by: string }>();
  const [said, setSaid] = useState('');
  // What was moved keeps the focus at its new place.
  useLayoutEffect(() => {
    if (!moved) return;
    const item = list.current?.children[moved.to];
    item?.querySelector<HTMLElement>(`[data-move="${moved.by}"]:enabled, button:enabled`)?.focus();
    setMoved(undefined);
  }, [moved]);
  const move = (from: number, to: number) => {
    const next = ids.filter((_, index) => index !== from);
    next.splice(to, 0, ids[from]!);
    onChange(next);
    setMoved({ to, by: to < from ? 'up' : 'down' });
    setSaid(t('fields.moved', { name: nameOf(ids[from]!), place: to + 1, count: ids.length }));
  };
  const remove = (index: number) => {
    onChange(ids.filter((_, other) => other !== index));
    setSaid(t('fields.removed', { name: nameOf(ids[index]!) }));
  };
  return (
    <>
      {ids.length > 0 && (
        <ul ref={list} className={isTiles ? styles.tiles : styles.chosen}>
          {ids.map((id, index) => {
            const name = nameOf(id);
            return (
              <li key={id}>
                {render(id, index)}
                {!isLocked && (
                  <span className={styles.tools}>
                    {ids.length > 1 && (
                      <>
                        <Button
                          type="text"
                          data-move="up"
                          disabled={index === 0}
                          aria-label={t('content.up', { name })}
                          icon={
                            <Icon name={isTiles ? 'back' : 'down'} className={isTiles ? undefined : styles.turned} />
                          }
                          onClick={() => move(index, index - 1)}
                        />
                        <Button
                          type="text"
                          data-move="down"
                          disabled={index === ids.length - 1}
                          aria-label={t('content.down', { name })}
                          icon={<Icon name={isTiles ? 'forward' : 'down'} />}
                          onClick={() => move(index, index + 1)}
                        />
                      </>
                    )}
                    <Button
                      type="text"
                      aria-label={t('content.remove', { name })}
                      icon={<Icon name="cross" />}
                      onClick={() => remove(index)}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
