import { useTranslation } from 'react-i18next';

const ADDRESS = /https?:\/\/[^\s]+/;

/** A letter as text. Its addresses are said in words: that of a booking is the guest's own and opens nothing here. */
export function LetterText({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  return text.split(new RegExp(`(${ADDRESS.source})`)).map((part, index) => {
    if (!ADDRESS.test(part)) return part;
    const isOwn = new URL(part).searchParams.has('access_token');
    return isOwn ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <em key={index}>{t('departures.ownLink')}</em>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {new URL(part).host + new URL(part).pathname}
      </a>
    );
  });
}
