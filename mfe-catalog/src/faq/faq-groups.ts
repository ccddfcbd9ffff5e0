import type { FaqDto } from '@atoll/api-client/endpoints/faqs.gen';

export interface FaqGroup {
  code: FaqDto['category_code'];
  /** In the language of the page. */
  name: string;
  faqs: FaqDto[];
}

/** Words as they are looked for: of any case, without what stands over letters (`é`, `ё`). */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Questions that have each of the words, in question or answer; all of them where none is asked for. */
export function matching(faqs: readonly FaqDto[], asked: string): FaqDto[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const said = folded(`${question} ${plain(answer)}`);
    return words.every((word) => said.includes(word));
  });
}

/** Questions by what they are about, each group where its first question stands. */
export function groupsOf(faqs: readonly FaqDto[]): FaqGroup[] {
  const groups = new Map<string, FaqGroup>();
  for (const faq of faqs) {
    const group = groups.get(faq.category_code) ?? { code: faq.category_code, name: faq.category, faqs: [] };
    groups.set(faq.category_code, group);
    group.faqs.push(faq);
  }
  return [...groups.values()];
}
