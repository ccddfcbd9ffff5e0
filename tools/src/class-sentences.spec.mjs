import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { sentencesOver } from './class-sentences.mjs';

const file = (name, source) => ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true);

describe('classes of the document', () => {
  it('say what stands over them, in one line and without tags', () => {
    const source = `
      /** How many travel. */
      const most = 20;
      /** Left over. */
      /**
       * A booking as its guest reads it.
       * Money in US dollars.
       * @example none
       */
      export class BookingDto { id = 1; }
      // For us alone.
      export class PlainDto {}
    `;
    expect(sentencesOver([file('bookings.dto.ts', source)])).toEqual({
      BookingDto: 'A booking as its guest reads it. Money in US dollars.',
    });
  });

  it('are those of bodies, and no others', () => {
    expect(sentencesOver([file('bookings.service.ts', '/** Takes bookings. */\nexport class Bookings {}')])).toEqual(
      {},
    );
  });
});
