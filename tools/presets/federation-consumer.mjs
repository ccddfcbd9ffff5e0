// Stands in a remote's container where Module Federation would put a runtime of its own: takes the shell's.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis._ATOLL_FEDERATION;

export default {
  // `init` looks for an instance by the build that it was compiled into and would find the shell's.
  runtime: { ...runtime, init: runtime.createInstance },
  attachShareScopeMap,
  // Both are written to: each container has its own.
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
