import type { Type } from '@nestjs/common';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { named } from './define-routes.js';

/**
 * A class with a member for each language, to extend: `class DayTextsDto extends ByLanguage<DayWordsDto>(…) {}`.
 * @param member what the member of a language is decorated with
 */
export function ByLanguage<T>(member: (language: Language) => PropertyDecorator): Type<Partial<Record<Language, T>>> {
  class Languages {}
  for (const language of LANGUAGE_CODES) {
    Reflect.defineMetadata('design:type', Object, Languages.prototype, language);
    member(language)(Languages.prototype, language);
  }
  return Languages;
}

/** The class of words by language, named after theirs: `PackageWordsDto` gives `PackageTranslationsDto`. */
export const translationsOf = (words: Type, member: () => PropertyDecorator): Type =>
  named(ByLanguage(member), words.name.replace(/WordsDto$/, 'TranslationsDto'));
