/**
 * Words that nearly every message has one of, by language: the commonest small words, greetings and what travellers ask. Those
 * that several languages share count for each of them.
 */
const WORDS: Record<string, string> = {
  en: 'the and you is are of to in for we i my our how much what when can could would have do does with it there this that hello hi thanks thank please book price not',
  de: 'der die das und ist sind ich wir sie ein eine einen im mit für auf nicht wie viel was wann können kann haben zum zur von den hallo guten danke bitte möchten kostet',
  fr: 'le la les et est sont je nous vous un une des du dans avec pour sur pas comment combien quel quelle quand pouvez peut avez à au bonjour salut merci svp voudrais prix que qui',
  es: 'el la los las y es son yo nosotros usted un una de del en con para por no cómo cuánto qué cuándo puede pueden tiene hola buenos gracias favor precio quisiera que se',
  it: 'il lo la gli le e è sono io noi un una di del della in con per non come quanto che cosa quando può avete ciao buongiorno grazie prezzo vorrei favore',
  pt: 'o a os as e é são eu nós você um uma de do da em no na com para por não como quanto que quando pode têm olá oi bom obrigado obrigada preço gostaria',
  nl: 'de het een en is zijn ik wij we u van in op met voor niet hoe veel wat wanneer kunnen kan heeft hebben naar hallo goedendag dank bedankt alstublieft kost',
  pl: 'i jest są ja my pan pani w z na do dla nie jak ile co kiedy czy mogę można mamy cześć dzień dobry dziękuję proszę cena kosztuje się to',
  tr: 've bir bu ben biz siz için ile de da değil nasıl kaç ne kadar zaman var mı mi merhaba selam teşekkürler lütfen fiyat istiyoruz',
  cs: 'a je jsou já my vy v na do pro s ne jak kolik co kdy můžeme můžete máte ahoj dobrý den děkuji prosím cena stojí se to',
};

const LISTS = Object.entries(WORDS).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
const LETTERS = /\p{L}+/gu;

/** Words of a message that are looked at. */
const MAX_WORDS = 400;

/** How many words of a text each language has among its commonest, the most first; those with none are left out. */
export function commonWords(text: string): { language: string; count: number }[] {
  const found = text.toLowerCase().normalize('NFC').match(LETTERS)?.slice(0, MAX_WORDS) ?? [];
  return LISTS.map(({ language, words }) => ({ language, count: found.filter((word) => words.has(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
