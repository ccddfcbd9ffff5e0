export default [
  {
    name: 'a slow network is taken for a broken one',
    file: 'shell/src/remotes/arrival.ts',
    from: 'while (reader && !(await reader.read()).done) alive?.();',
    to: 'while (reader && !(await reader.read()).done);',
    tests: ['shell/src/remotes/arrival.test.ts'],
  },
  {
    name: 'files of a page are asked for one after another',
    file: 'shell/src/remotes/arrival.ts',
    from: 'await Promise.all(urls.map(arrival));',
    to: 'for (const url of urls) await arrival(url);',
    tests: ['shell/src/remotes/arrival.test.ts'],
  },
  {
    name: 'a release that was given up runs after all',
    file: 'shell/src/remotes/remote-loader.ts',
    from: 'watch.signal.throwIfAborted();',
    to: '',
    tests: ['shell/src/remotes/remote-loader.test.ts'],
  },
  {
    name: 'what a pointer rests on is run',
    file: 'shell/src/remotes/remote-loader.ts',
    from: "containers.bring(release, page, query, { priority: 'low' })",
    to: 'containers.load(name, release, query)',
    tests: ['shell/src/remotes/remote-loader.test.ts'],
  },
  {
    name: 'another try asks for the address that hangs',
    file: 'shell/src/remotes/remote-loader.ts',
    from: "attempt === 0 ? '' : `?try=${attempt}`",
    to: "''",
    tests: ['shell/src/remotes/remote-loader.test.ts'],
  },
  {
    name: 'a remote brings a federation runtime of its own',
    file: 'tools/src/remote/check.mjs',
    from: 'file !== build.entry && REACHES_RUNTIME.test(text)',
    to: 'REACHES_RUNTIME.test(file)',
    tests: ['tools/src/remote/remote.spec.mjs'],
  },
];
