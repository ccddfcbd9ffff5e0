import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@atoll/ui/field';
import { lazyAgain } from '@atoll/ui/lazy-again';
import styles from './fields.module.css';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';
import { isEditable } from './rich-html';
import type { Why } from './rich-text';

// An editor is large, and most fields need none.
const RichText = lazyAgain(() => import('./rich-text'), {
  meanwhile: () => <div className={styles.waiting} aria-busy="true" />,
  failed: ({ onPlain }) => <Absent onPlain={onPlain} />,
});

function Absent({ onPlain }: { onPlain: (why: Why) => void }) {
  useEffect(() => onPlain('absent'));
  return null;
}

/**
 * A text with emphasis, links, headings and lists: HTML in and out. One that the editor could not keep whole, as any where it
 * has not come, is shown as it is written.
 */
export function HtmlField({ path, value, label }: { path: Path; value: unknown; label?: ReactNode }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const html = typeof value === 'string' ? value : '';
  const error = errorAt(errors, path);
  const name = label ?? words.label(path);
  const [plain, setPlain] = useState<Why>();
  if (plain || !isEditable(html))
    return (
      <TextArea
        label={name}
        hint={t(plain === 'absent' ? 'rich.absent' : 'rich.plain')}
        error={error}
        disabled={isLocked}
        data-grows
        value={html}
        onChange={(event) => set(path, event.target.value)}
      />
    );
  return (
    <div className={styles.group}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <RichText
        value={html}
        isLocked={isLocked}
        labelledBy={id}
        describedBy={error && `${id}-error`}
        isInvalid={error !== undefined}
        onPlain={setPlain}
        onChange={(next) => set(path, next)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
