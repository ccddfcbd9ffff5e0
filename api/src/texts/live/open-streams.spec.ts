import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { EventStream, OpenStreams } from './open-streams.js';

function response(writableLength = 0) {
  const written: string[] = [];
  const raw = {
    writableLength,
    write: (text: string) => written.push(text),
    destroy: () => written.push('destroyed'),
    end: () => written.push('ended'),
  };
  return { written, stream: new EventStream(raw as unknown as ServerResponse) };
}

describe('streams that are open', () => {
  it('are as many as may be for an address and in all, and one that ends makes room for the next', () => {
    const streams = new OpenStreams({ inAll: 3, perAddress: 2, unsent: 1000 });
    const [first, second, third] = [response().stream, response().stream, response().stream] as const;
    streams.add(first, 'a');
    expect([streams.isFullFor('a'), streams.isFull]).toEqual([false, false]);
    streams.add(second, 'a');
    expect([streams.isFullFor('a'), streams.isFullFor('b'), streams.isFull]).toEqual([true, false, false]);
    streams.add(third, 'b');
    expect(streams.isFull).toBe(true);
    streams.remove(first);
    streams.remove(first);
    expect([streams.isFullFor('a'), streams.isFull, streams.size]).toEqual([false, false, 2]);
  });

  it('are left where much waits for all together, those alone that have not read', () => {
    const streams = new OpenStreams({ inAll: 3, perAddress: 2, unsent: 1000 });
    const [slow, slower, quick] = [response(400), response(700), response()];
    streams.add(slow.stream, 'a');
    streams.add(quick.stream, 'b');
    for (const { stream } of [slow, quick]) streams.send(stream, {});
    streams.add(slower.stream, 'a');
    for (const { stream } of [slow, slower, quick]) streams.send(stream, {});
    const event = 'data: {}\n\n';
    expect([slow, slower, quick].map(({ written }) => written)).toEqual([
      [event, 'destroyed'],
      ['destroyed'],
      [event, event],
    ]);
  });

  it('hear a beat and the end', () => {
    const streams = new OpenStreams({ inAll: 3, perAddress: 2, unsent: 1000 });
    const { written, stream } = response();
    streams.add(stream, 'a');
    streams.beat();
    streams.end();
    expect(written).toEqual([':\n\n', 'ended']);
  });
});

describe('an event', () => {
  it('is one line of JSON', () => {
    const { written, stream } = response();
    stream.send({ text: 'two\nlines' });
    expect(written).toEqual(['data: {"text":"two\\nlines"}\n\n']);
  });

  it('is not kept for a reader who does not read', () => {
    const { written, stream } = response(600_000);
    stream.send({ text: 'more' });
    expect(written).toEqual(['destroyed']);
  });
});
