import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { SectionBar } from './section-bar';

let tell: (id: string, isIntersecting: boolean) => void;
class FakeObserver {
  private readonly parts: Element[] = [];
  constructor(report: IntersectionObserverCallback) {
    tell = (id, isIntersecting) => {
      const target = this.parts.find((part) => part.id === id);
      act(() => report([{ target, isIntersecting } as IntersectionObserverEntry], this as never));
    };
  }
  observe(part: Element): void {
    this.parts.push(part);
  }
  disconnect(): void {
    this.parts.length = 0;
  }
}

const before = globalThis.IntersectionObserver;
beforeEach(() => void (globalThis.IntersectionObserver = FakeObserver as never));
afterEach(() => void (globalThis.IntersectionObserver = before));

describe('bar of sections', () => {
  it('leads to each part of the page and marks the last one that has come up to the reader', async () => {
    await renderApp(
      <>
        <SectionBar
          sections={[
            ['trip', 'The trip'],
            ['days', 'Day by day'],
          ]}
        />
        <section id="trip" />
        <section id="days" />
      </>,
      { texts: { catalog: en } },
    );
    const bar = screen.getByRole('navigation', { name: en.sections.label });
    const [trip, days] = within(bar).getAllByRole('link');
    expect(trip).toHaveAttribute('href', '#trip');
    expect(days).toHaveAttribute('href', '#days');
    const marked = () => within(bar).queryByRole('link', { current: 'location' });
    expect(marked()).toBeNull();

    tell('trip', true);
    expect(marked()).toBe(trip);
    tell('days', true);
    expect(marked()).toBe(days);
    tell('days', false);
    expect(marked()).toBe(trip);
    const row = within(bar).getByRole('list');
    row.scrollLeft = 40;
    tell('trip', false);
    expect(marked()).toBeNull();
    expect(row.scrollLeft).toBe(0);
  });
});
