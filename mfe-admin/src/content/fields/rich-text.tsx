import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import { pastedHtml } from './pasted-html';
import { isSame, storedHtml } from './rich-html';
import { letterOf } from '@atoll/ui/letter-of';

const LINK = { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } };
/** What the API keeps, and what one writes with here. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, codeBlock: false, link: LINK, trailingNode: false }),
];

/** Why a text is shown as it is written: the editor would lose something of it, or has not come. */
export type Why = 'unfit' | 'absent';

/** A text with emphasis, links, headings and lists. Keys are those of all editors; what is pasted loses what the site would not show. */
export default function RichText({
  value,
  isLocked,
  labelledBy,
  describedBy,
  isInvalid,
  onPlain,
  onChange,
}: {
  value: string;
  isLocked: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onPlain: (why: Why) => void;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation('admin');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !isLocked,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || letterOf(event).toLowerCase() !== 'k') return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    // A text that would come out of the editor as another one is not put into it.
    onCreate: ({ editor: now }) => {
      if (!isSame(value, storedHtml(now.getHTML()))) onPlain('unfit');
    },
    onUpdate: ({ editor: now }) => latest.current(storedHtml(now.getHTML())),
  });
  // What comes from elsewhere (another version, theirs, thrown away) takes the place of it.
  useEffect(() => {
    if (storedHtml(editor.getHTML()) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      list: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const run = {
    bold: () => editor.chain().focus().toggleBold().run(),
    italic: () => editor.chain().focus().toggleItalic().run(),
    heading: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    subheading: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    list: () => editor.chain().focus().toggleBulletList().run(),
    numbered: () => editor.chain().focus().toggleOrderedList().run(),
    quote: () => editor.chain().focus().toggleBlockquote().run(),
    link: () => (is.link ? editor.chain().focus().unsetLink().run() : setLinking(true)),
  };
  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      {!isLocked && (
        <div role="toolbar" className={styles.toolbar} aria-label={t('rich.toolbar')}>
          {(Object.keys(run) as (keyof typeof run)[]).map((name) => (
            <button key={name} type="button" aria-pressed={is[name]} onClick={run[name]}>
              {t(`rich.${name}`)}
            </button>
          ))}
        </div>
      )}
      {isLinking && (
        <Address
          onClose={() => {
            setLinking(false);
            editor.commands.focus();
          }}
          onSet={(href) => {
            setLinking(false);
            editor.chain().focus().setLink({ href }).run();
          }}
        />
      )}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

/** Where a link leads; typed in place, as a dialog inside a form would be one too many. */
function Address({ onSet, onClose }: { onSet: (href: string) => void; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [href, setHref] = useState('');
  return (
    <div className={styles.toolbar}>
      <input
        aria-label={t('rich.address')}
        placeholder={t('rich.address')}
        value={href}
        ref={(input) => input?.focus()}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (href.trim()) onSet(href.trim());
        }}
      />
      <button type="button" disabled={href.trim() === ''} onClick={() => onSet(href.trim())}>
        {t('rich.set')}
      </button>
      <button type="button" onClick={onClose}>
        {t('dialog.back')}
      </button>
    </div>
  );
}
