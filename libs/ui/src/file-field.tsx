import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import field from './field.module.css';
import styles from './file-field.module.css';

type Labelled = Omit<FieldProps, 'children'>;

/**
 * One file with its label, in the page’s own words: a browser’s own are in the browser’s language. The input lies over what is seen of
 * it, so that clicks, keys, dropped files and screen readers meet the browser’s own control.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  optional,
  name,
  busy,
  onChoose,
  remove,
  ...input
}: Labelled & {
  /** Of the chosen file. */
  name: string | undefined;
  /** While true no other file is taken. */
  busy?: boolean;
  onChoose: (file: File) => void;
  /** Takes the chosen file back, where it can be. */
  remove?: { label: string; run: () => void } | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'onChange'>) {
  const { t } = useTranslation('common');
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <span className={`${field.control} ${styles.file}`}>
          <input
            {...input}
            {...control}
            type="file"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again: a browser tells of a change alone.
              target.value = '';
              if (file && !busy) onChoose(file);
            }}
          />
          <span className={styles.choose} aria-hidden="true">
            {t('form.chooseFile')}
          </span>
          <span className={styles.name} aria-live="polite" title={name}>
            {name === undefined ? t('form.noFile') : <ShortName name={name} />}
          </span>
          {name !== undefined && remove && !busy && (
            <button
              type="button"
              className={styles.remove}
              aria-label={remove.label}
              onClick={({ currentTarget }) => {
                // This button goes with the file: the keyboard stays at the field.
                currentTarget.parentElement?.querySelector('input')?.focus();
                remove.run();
              }}
            >
              <Icon name="cross" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

/** What stays to be seen of a name that is too long: its last eight signs, by which files are told apart, each whole. */
const ENDING = /(?:\P{M}(?:[\p{M}\p{EMod}]|\u200d.)*){0,8}$/su;

/** A name that is shortened before its end. */
function ShortName({ name }: { name: string }) {
  const end = name.search(ENDING);
  return (
    <>
      <span>{name.slice(0, end)}</span>
      <span>{name.slice(end)}</span>
    </>
  );
}
