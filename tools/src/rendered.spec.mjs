import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rendered } from '../presets/rendered.mjs';

const BOOKING = path.join(import.meta.dirname, '../../mfe-booking');

describe('the build for the server', () => {
  it('leaves modules empty that are there, and refuses names of none', () => {
    const form = 'src/booking-form/booking-form.tsx';
    const { alias } = rendered(BOOKING, { neverDrawn: [form] }).resolve;
    expect(alias[path.join(BOOKING, form)]).toBe(false);
    const misspelt = () => rendered(BOOKING, { neverDrawn: [form, 'src/booking-form/booking-from.tsx'] });
    expect(misspelt).toThrow('neverDrawn of mfe-booking names src/booking-form/booking-from.tsx, which is not there.');
  });
});
