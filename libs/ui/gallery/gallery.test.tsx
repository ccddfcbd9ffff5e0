/// <reference types="node" />
// Whoever adds a component shows it: what the package exports is drawn in the gallery.
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { MemoryRouter } from 'react-router';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { setLanguage } from '@atoll/i18n/instance';
import { Gallery } from './gallery.tsx';
import { addCommonTexts } from './texts.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Modules that others may import, those with components among them. */
const modules = () =>
  Object.values(exports).flatMap((target) =>
    fs.globSync(target, { cwd: PACKAGE, exclude: ['**/*.test.tsx'] }).filter((file) => file.endsWith('.tsx')),
  );

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Everything that React draws in the container, by what drew it. */
function drawnIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))!;
  const drawn = new Set<unknown>();
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at; at = at.sibling) {
      drawn.add(at.type);
      visit(at.child);
    }
  };
  visit((container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode.current);
  return drawn;
}

beforeAll(() => addCommonTexts());

describe('the gallery', () => {
  it.each(LANGUAGE_CODES)('shows every component that the package exports, in %s', async (language) => {
    // One part throws on purpose, which React tells the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await setLanguage(language);
    const { container } = render(
      <MemoryRouter>
        <Gallery language={language} theme={null} />
      </MemoryRouter>,
    );
    const drawn = drawnIn(container);
    const loaded = await Promise.all(modules().map((file) => import(path.join(PACKAGE, file)) as Promise<object>));
    const components = loaded.flatMap((exported) =>
      Object.entries(exported).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function'),
    );
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter(([, value]) => !drawn.has(value)).map(([name]) => name)).toEqual([]);
  });
});
