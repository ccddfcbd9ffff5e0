// Runs in the shell as a plugin of its federation runtime, before any remote: hands out the one copy of that runtime.
import federation from '@module-federation/webpack-bundler-runtime';
import * as core from '@module-federation/runtime-core';
// The shell exposes nothing, so its own copy is built without this part, which every container needs.
import { initContainerEntry } from 'federation-container-entry';

export default function provideFederation() {
  const { bundlerRuntime } = federation;
  globalThis._ATOLL_FEDERATION = { ...federation, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
  // What containers ask for that Module Federation's own `externalRuntime` built: releases of contract 1.0 among them.
  globalThis._FEDERATION_RUNTIME_CORE = core;
  return { name: 'atoll-federation' };
}
