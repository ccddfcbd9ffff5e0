// Another try needs other addresses: browsers hand one hanging request to every later one of the same address.
import { rspack } from '@rspack/core';

/** Runs in a remote's container: chunks and style sheets are asked for with the query the entry was loaded with. */
class RetryQueryModule extends rspack.RuntimeModule {
  constructor() {
    super('atoll retry query', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `
// A document names style sheets without their origin: by such a name the one that is there is found.
if (__webpack_require__.p) __webpack_require__.p = new URL(__webpack_require__.p).pathname;
var script = document.currentScript;
var query = script && script.src ? new URL(script.src).search : '';
if (query) ['u', 'k'].forEach(function (name) {
  var fileOf = __webpack_require__[name];
  if (fileOf) __webpack_require__[name] = function (id) { return fileOf(id) + query; };
});`;
  }
}

export class RetryQueryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryQuery', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryQuery', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQueryModule());
      });
    });
  }
}
