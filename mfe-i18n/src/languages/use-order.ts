import { useState } from 'react';
import { ifMatch } from '@atoll/api-client/base';
import { type LanguageDto, useUpdateLanguageMutation } from '@atoll/api-client/endpoints/languages.gen';
import { useReadLanguage } from './use-read-language';

/** Moves a language up or down in the list; each keeps its place by its number. @param onFailure where it could not be moved */
export function useOrder(languages: LanguageDto[], onFailure: (error: unknown) => void) {
  const read = useReadLanguage();
  const [update] = useUpdateLanguageMutation();
  const [isBusy, setBusy] = useState(false);
  const move = async (code: string, by: -1 | 1): Promise<void> => {
    const codes = languages.map((language) => language.code);
    const from = codes.indexOf(code);
    const order = codes.toSpliced(from, 1).toSpliced(from + by, 0, code);
    setBusy(true);
    try {
      // Numbers may have gaps: all are looked at, few are written.
      const stored = await Promise.all(order.map(read));
      for (const [index, { code: one, position, version }] of stored.entries()) {
        if (position === index + 1) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the API lets one change the table at a time
        await update({ code: one, 'If-Match': ifMatch(version), updateLanguageDto: { position: index + 1 } }).unwrap();
      }
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { move, isBusy };
}
