import { describe, expect, it } from '@jest/globals';
import { CONTENT_MEMBERS } from '@atoll/api-client/content-members.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { namesIn } from './fields/form-scope';
import { type FormKind, type Member, type Members, sharedMembers, wordMembers } from './kind';
import { KINDS, kindAt } from './kinds';
import { SITE_KIND } from '../settings/site-kind';

const texts = { en, ru, zh };
/** Members that no form has: another name of one that it has. */
const OTHER_NAMES: Record<string, string[]> = { packages: ['category'], experiences: ['category'] };

/** Members that nobody types: an address that no page has, a place that no list follows, what the picture says itself. */
const UNUSED: Record<string, string[]> = {
  faqs: ['slug'],
  transfers: ['slug'],
  pages: ['is_featured', 'position'],
  'page-heroes': ['slug', 'focal_point', 'is_featured'],
  'cultural-content': ['slug'],
};

const keysOf = (kind: FormKind, path: string[]) => {
  const [last = '', parent] = namesIn(path).toReversed();
  return [`${kind.path}_${last}`, ...(parent ? [`${parent}_${last}`] : []), last];
};

/** Every member that a form can show, with its path. */
function* fieldsOf(members: Members, path: string[]): Generator<[string[], Member]> {
  for (const [name, member] of Object.entries(members)) yield* fieldOf(member, [...path, name]);
}
function* fieldOf(member: Member, path: string[]): Generator<[string[], Member]> {
  if (member.type === 'words') return yield* fieldOf(member.of, [...path, 'en']);
  // The words of an entry in one language have no name of their own.
  if (!(member.type === 'part' && path.at(-1) === 'en')) yield [path, member];
  if (member.type === 'part' || member.type === 'parts') yield* fieldsOf(member.members, path);
  if (member.type === 'blocks') for (const members of Object.values(member.of)) yield* fieldsOf(members, path);
  return undefined;
}

/** All that has a form. */
const FORMS: FormKind[] = [...KINDS.values(), SITE_KIND];

describe('the kinds of content', () => {
  it('are all that the API has forms for', () => {
    expect(FORMS.map(({ path }) => path).toSorted()).toEqual(Object.keys(CONTENT_MEMBERS).toSorted());
  });

  it.each(FORMS)('$path: each member stands in one group, and each group has members that there are', (kind) => {
    const [shared, words] = [Object.keys(sharedMembers(kind)), Object.keys(wordMembers(kind))];
    const members = kind.groups.flatMap((group) => group.members ?? []);
    const named = kind.groups.flatMap((group) => group.words ?? []);
    const left = OTHER_NAMES[kind.path] ?? [];
    const unused = UNUSED[kind.path] ?? [];
    expect([...members, ...left, ...unused].toSorted()).toEqual(shared.toSorted());
    expect(named.toSorted()).toEqual(words.toSorted());
  });

  it.each(FORMS)('$path: every field and every choice has words in all languages', (kind) => {
    const paths = [...fieldsOf(wordMembers(kind), ['translations', 'en']), ...fieldsOf(sharedMembers(kind), [])].filter(
      ([path]) => ![...(OTHER_NAMES[kind.path] ?? []), 'focal_point'].includes(path[0]!),
    );
    for (const language of LANGUAGE_CODES) {
      const { members = {}, choices = {}, groups = {}, blocks = {} } = texts[language]!;
      expect(kind.groups.filter(({ id }) => !(id in groups))).toEqual([]);
      for (const [path, member] of paths) {
        expect([path, keysOf(kind, path).some((key) => key in members)]).toEqual([path, true]);
        if (member.type === 'blocks') expect(Object.keys(member.of).filter((type) => !(type in blocks))).toEqual([]);
        if (!('options' in member) || ['stars', 'level'].includes(path.at(-1)!)) continue;
        const missing = member.options.filter(
          (option) =>
            ![...keysOf(kind, path).map((key) => `${key}_${option}`), String(option)].some((key) => key in choices),
        );
        expect([path, missing]).toEqual([path, []]);
      }
    }
  });

  it('are found by the addresses of their screens', () => {
    expect(kindAt('/dashboard/packages')?.path).toBe('packages');
    expect(kindAt('/dashboard/packages/12')?.path).toBe('packages');
    expect(kindAt('/dashboard/packages-old')).toBeUndefined();
  });
});
