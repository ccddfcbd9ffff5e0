import { IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_CODE, RELEASED_NAMESPACE } from '../languages/text-id.js';

const NAME = RELEASED_NAMESPACE.source.slice(1, -1);
const PART = `[0-9a-f]{0,16}:${NAME}(,${NAME}){0,19}`;

/** `version:namespace,namespace@release`, several by semicolons. The version is empty where a page has its texts from files. */
const KNOWN = new RegExp(`^${PART}(;${PART}){0,9}$`);

/** What a page shows: its language, and the texts that it has, each part as it was read. */
export class FollowTextsQuery {
  @IsString()
  @Matches(LANGUAGE_CODE)
  lang: string;

  @IsString()
  @MaxLength(2000)
  @Matches(KNOWN)
  known: string;
}

/** Texts that a page has read together. */
export interface KnownPart {
  version: string;
  namespaces: string[];
}

export const partsOf = (known: string): KnownPart[] =>
  known.split(';').map((part) => {
    const [version = '', names = ''] = part.split(':');
    return { version, namespaces: names.split(',') };
  });
