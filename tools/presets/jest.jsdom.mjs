// jsdom with the platform APIs of Node that a browser has and jsdom lacks.
import { TestEnvironment } from 'jest-environment-jsdom';
import { patiently } from './jest.environment.mjs';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

export default class extends patiently(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
