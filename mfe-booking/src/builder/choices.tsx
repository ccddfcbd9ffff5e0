import { type ReactNode, useId } from 'react';
import { Picture, type PictureData } from '@atoll/ui/picture';
import styles from './builder.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  picture?: PictureData | null;
}

interface ChoicesProps {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: Choice[];
  /** Values that are chosen. */
  chosen: readonly string[];
  error?: string | undefined;
  onToggle(value: string): void;
}

/** Things to choose from in a fieldset; `one`: of which only one counts. Tiles have pictures, pills have not. */
export function Choices({
  name,
  legend,
  hint,
  choices,
  chosen,
  error,
  one,
  onToggle,
}: ChoicesProps & { one?: boolean }) {
  const id = useId();
  const pictured = choices.some(({ picture }) => picture !== undefined);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.choices} {...(described && { 'aria-describedby': described })}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={pictured ? styles.tiles : styles.pills}>
        {choices.map(({ value, label, picture }) => (
          <label key={value} className={pictured ? styles.tile : styles.pill}>
            {pictured && (
              <span className={styles.tilePicture}>
                <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 45vw" decorative />
              </span>
            )}
            <input
              type={one ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => {
                if (target.checked !== chosen.includes(value)) onToggle(value);
              }}
            />
            <span className={pictured ? styles.tileName : undefined}>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The list with a value put in or taken out. */
export const toggled = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
