import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import type { Member, Members } from '../kind';
import { emptyPart } from './empty';
import { FieldGroup } from './field-group';
import styles from './fields.module.css';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

type Parts = Extract<Member, { type: 'parts' | 'blocks' }>;
type Entry = Record<string, unknown>;

/** Entries with more members than this are folded; their heads say what they are. */
const FLAT = 3;

/** What an entry can be told from the others by. */
const HEADS = ['title', 'name', 'label', 'html', 'caption', 'code'];
const HEAD_LENGTH = 80;

/** A text of an entry by which it is told from the others: what is written first, English before others. */
function headOf(entry: Entry): string {
  const inner = (entry['text'] as Record<string, unknown> | undefined)?.['en'];
  const inside = typeof inner === 'object' && inner !== null ? (inner as Entry) : {};
  const words = [entry['text'], inner, ...HEADS.map((name) => inside[name] ?? entry[name])];
  const found = words.find((word) => typeof word === 'string' && word !== '');
  return String(found ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, HEAD_LENGTH);
}

/** A list of entries, each with its members, or of blocks, each with those of its type: to add, take out and move. */
export function PartsField({
  member,
  path,
  value,
  label: own,
}: {
  member: Parts;
  path: Path;
  value: unknown;
  label?: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const { kind, errors, isLocked, set, Field } = useFormScope();
  const words = useMemberWords(kind);
  const list = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ at: number; what: string }>();
  const [opened, setOpened] = useState<number>();
  const entries = Array.isArray(value) ? (value as Entry[]) : [];
  const label = words.label(path);

  // What was moved keeps the focus at its new place, and what was added gets it.
  useLayoutEffect(() => {
    if (!focus) return;
    const entry = list.current?.children[focus.at];
    const inside =
      focus.what === 'new' ? 'input, textarea, select' : `[data-move="${focus.what}"]:enabled, summary, button`;
    entry?.querySelector<HTMLElement>(inside)?.focus();
    setFocus(undefined);
  }, [focus]);

  const move = (from: number, to: number) => {
    const next = entries.filter((_, index) => index !== from);
    next.splice(to, 0, entries[from]!);
    set(path, next);
    setOpened((open) => (open === from ? to : open === to ? from : open));
    setFocus({ at: to, what: to < from ? 'up' : 'down' });
  };
  const isBlocks = member.type === 'blocks';
  const membersOf = (entry: Entry): Members => (isBlocks ? (member.of[String(entry['type'])] ?? {}) : member.members);
  const add = (type?: string) => {
    const entry = isBlocks ? { type, ...emptyPart(member.of[type!]!) } : numbered(member.members, entries);
    set(path, [...entries, entry]);
    setOpened(entries.length);
    setFocus({ at: entries.length, what: 'new' });
  };
  return (
    <FieldGroup label={own ?? label} hint={words.hint(path)} error={errorAt(errors, path)}>
      <div ref={list} className={styles.entries}>
        {entries.map((entry, index) => {
          const at = [...path, String(index)];
          const isFaulty = Object.keys(errors).some((field) => field.startsWith(`${at.join('.')}.`));
          const kindOf = isBlocks ? t(`blocks.${entry['type'] as 'heading'}`) : undefined;
          const name = headOf(entry) || (kindOf ?? t('content.entry', { n: index + 1 }));
          const fields = Object.entries(membersOf(entry)).map(([inner, one]) => (
            <Field key={inner} member={one} path={[...at, inner]} value={entry[inner]} />
          ));
          const tools = !isLocked && (
            <div className={styles.tools}>
              <Button
                type="text"
                data-move="up"
                disabled={index === 0}
                aria-label={t('content.up', { name })}
                icon={<Icon name="down" className={styles.turned} />}
                onClick={() => move(index, index - 1)}
              />
              <Button
                type="text"
                data-move="down"
                disabled={index === entries.length - 1}
                aria-label={t('content.down', { name })}
                icon={<Icon name="down" />}
                onClick={() => move(index, index + 1)}
              />
              <Button
                type="text"
                aria-label={t('content.remove', { name })}
                icon={<Icon name="cross" />}
                onClick={() => {
                  set(
                    path,
                    entries.filter((_, other) => other !== index),
                  );
                  setOpened(undefined);
                }}
              />
            </div>
          );
          if (!isBlocks && Object.keys(member.members).length <= FLAT)
            return (
              <div key={index} className={styles.flat}>
                {fields}
                {tools}
              </div>
            );
          const isOpen = opened === index || isFaulty;
          return (
            <details
              key={index}
              className={styles.entry}
              open={isOpen}
              onToggle={(event) => {
                const { open } = event.currentTarget;
                if (open !== isOpen) setOpened(open ? index : undefined);
              }}
            >
              <summary>
                <span className={styles.place}>
                  {kindOf ?? (entry['day'] ? t('content.day', { n: dayOf(entry) }) : index + 1)}
                </span>
                <span>{name === kindOf ? '' : name}</span>
              </summary>
              {isOpen && (
                <div className={styles.grid}>
                  {fields}
                  {tools}
                </div>
              )}
            </details>
          );
        })}
      </div>
      {!isLocked &&
        entries.length < (member.count ?? Infinity) &&
        (isBlocks ? (
          <div className={styles.blocks} role="group" aria-label={t('blocks.add')}>
            {Object.keys(member.of).map((type) => (
              <Button key={type} type="dashed" onClick={() => add(type)}>
                {t(`blocks.${type as 'heading'}`)}
              </Button>
            ))}
          </div>
        ) : (
          <Button type="dashed" className={styles.add} onClick={() => add()}>
            {words.add(path)}
          </Button>
        ))}
    </FieldGroup>
  );
}

const dayOf = ({ day, day_to: to }: Entry) => (to && to !== day ? `${String(day)}–${String(to)}` : String(day));

/** A new entry; the day of a trip is the one after the last. */
function numbered(members: Members, entries: readonly Entry[]): Entry {
  const entry = emptyPart(members);
  const last = entries.at(-1);
  return 'day' in entry && last ? { ...entry, day: Number(last['day_to'] ?? last['day'] ?? 0) + 1 } : entry;
}
