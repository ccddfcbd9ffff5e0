import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REQUIREMENTS = 42;

const page = readFileSync(path.join(ROOT, 'api/SECURITY.md'), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('- **S'));

/** The first name of a chain of calls and members: `it` of `it.each(rows)('name', …)`. */
function root(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return root(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

const RUNNERS = new Set(['describe', 'it', 'test']);

/** Names that a file gives its tests and their groups, as they are written; none of those that are skipped. */
function namesIn(source: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(root(node.expression)) && node.arguments.length > 1) {
      if (/\.(skip|todo|fixme)\b/.test(node.expression.getText())) return;
      const [name] = node.arguments;
      if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
        names.add(name.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true));
  return names;
}

const known = new Map<string, Set<string>>();

/** Whether a test of any part of the product has this name. */
function holds(file: string, name: string): boolean {
  const at = path.join(ROOT, file);
  if (!file || !existsSync(at)) return false;
  if (!known.has(file)) known.set(file, namesIn(readFileSync(at, 'utf8')));
  return known.get(file)?.has(name) ?? false;
}

describe('the page on security', () => {
  it('has a line for each requirement', () => {
    const named = lines.map((line) => /^- \*\*(S\d+)\*\* \S/.exec(line)?.[1]);
    expect(named).toEqual(Array.from({ length: REQUIREMENTS }, (_, index) => `S${index + 1}`));
  });

  it('names tests that exist', () => {
    const missing = lines.flatMap((line) =>
      line.split(' · ').flatMap((part) => {
        const [, file = '', name = ''] = /`([^`]+\.(?:m?[jt]sx?))` › (.+)$/.exec(part) ?? [];
        return part.includes('` › ') && !holds(file, name) ? [part] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names a test for every requirement that can have one', () => {
    const without = lines.filter((line) => !line.includes('` › ')).map((line) => /S\d+/.exec(line)?.[0]);
    // It permits what S18 to S20 guard.
    expect(without).toEqual(['S17']);
  });

  it('would miss a test that was renamed or moved', () => {
    expect(holds('libs/contract/src/paths.spec.ts', 'is not %j')).toBe(true);
    expect(holds('libs/contract/src/paths.spec.ts', 'is not there')).toBe(false);
    expect(holds('libs/contract/src/gone.spec.ts', 'is not %j')).toBe(false);
    const source = `
      // it('was commented out', () => undefined);
      const words = ['is a text', 'stands here'];
      it.skip('is skipped', () => undefined);
      describe.skip('is skipped whole', () => { it('with its tests', () => undefined); });
      it.each([['is a row', 1]])('takes %s', () => undefined);
      it(
        'stands on a line of its own',
        () => undefined,
      );`;
    expect([...namesIn(source)]).toEqual(['takes %s', 'stands on a line of its own']);
  });
});
