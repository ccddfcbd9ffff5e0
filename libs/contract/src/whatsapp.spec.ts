/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_WHATSAPP_NUMBER, isWhatsAppUrl, whatsAppNumber, whatsAppUrl } from './whatsapp.ts';

describe('WhatsApp number', () => {
  it.each([
    ['9607771234', '9607771234'],
    ['+960 777-1234', '9607771234'],
    ['00960 777 1234', '9607771234'],
    ['+44 20 7946 0958', '442079460958'],
    ['123456789012345', '123456789012345'],
    ['777123', DEFAULT_WHATSAPP_NUMBER],
    ['1234567890123456', DEFAULT_WHATSAPP_NUMBER],
    ['', DEFAULT_WHATSAPP_NUMBER],
    [null, DEFAULT_WHATSAPP_NUMBER],
    [undefined, DEFAULT_WHATSAPP_NUMBER],
  ])('%p gives %s', (setting, digits) => {
    expect(whatsAppNumber(setting)).toBe(digits);
  });
});

describe('WhatsApp link', () => {
  it('encodes the text and carries nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = whatsAppUrl('9607771234', text);
        expect(isWhatsAppUrl(url)).toBe(true);
        expect(new URL(url).searchParams.get('text')).toBe(text);
        expect([...new URL(url).searchParams.keys()]).toEqual(['text']);
      }),
    );
  });

  it.each([
    'https://wa.me.evil.example/9607771234',
    'https://wa.me/9607771234?text=a&redirect=b',
    'javascript:alert(1)',
    'javascript:alert(1)//https://wa.me/9607771234',
    ' https://wa.me/9607771234',
    'http://wa.me/9607771234',
    'https://wa.me/+9607771234',
  ])('does not open %s', (url) => {
    expect(isWhatsAppUrl(url)).toBe(false);
  });
});
