import { describe, expect, it } from '@jest/globals';
import { KINDS } from './kinds';
import { mayStore, stepsOf } from './life';

const packages = KINDS.get('packages')!;
const categories = KINDS.get('categories')!;
const DRAFT = { status: 'draft', actions: ['submit', 'publish', 'schedule', 'archive'] } as const;
const PUBLIC = { status: 'published', actions: ['publish', 'unpublish', 'archive'] } as const;
const state = ({ status, actions }: { status: string; actions: readonly string[] }) =>
  ({ status, actions: [...actions] }) as unknown as Parameters<typeof stepsOf>[1];

describe('the steps of a thing’s life', () => {
  it('are all there for who may publish, without a review', () => {
    expect(stepsOf(packages, state(DRAFT), { change: true, publish: true })).toEqual([
      'publish',
      'schedule',
      'duplicate',
      'archive',
      'delete',
    ]);
  });

  it('are handing in and copying for who may only change', () => {
    expect(stepsOf(packages, state(DRAFT), { change: true, publish: false })).toEqual(['submit', 'duplicate']);
    expect(stepsOf(packages, state(PUBLIC), { change: true, publish: false })).toEqual(['duplicate']);
  });

  it('take back what was handed in for a review, also for who may only change', () => {
    const back = (status: string) =>
      stepsOf(packages, state({ status, actions: ['publish', 'archive', 'restore-draft'] }), {
        change: true,
        publish: false,
      });
    expect(back('in_review')).toEqual(['restore-draft', 'duplicate']);
    expect(back('unpublished')).toEqual(['duplicate']);
  });

  it('leave what is public to who may publish', () => {
    const may = (status: string, publish: boolean) => mayStore(status, { change: true, publish });
    expect(['draft', 'published', 'scheduled'].map((status) => may(status, false))).toEqual([true, false, false]);
    expect(may('published', true)).toBe(true);
  });

  it('do not delete what visitors see, or will see', () => {
    for (const status of ['published', 'scheduled'])
      expect(stepsOf(packages, state({ ...PUBLIC, status }), { change: true, publish: true })).not.toContain('delete');
  });

  it('copy nothing that is only shown or not', () => {
    expect(stepsOf(categories, state(PUBLIC), { change: true, publish: true })).toEqual([
      'publish',
      'unpublish',
      'archive',
    ]);
  });
});
