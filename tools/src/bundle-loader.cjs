// What a file says about its own place stays true in the bundle, and what is imported by a computed name is left to Node.
const path = require('node:path');

module.exports = function keepPlace(source) {
  const { folder } = this.getOptions();
  const here = path.relative(folder, path.dirname(this.resourcePath)).replaceAll('\\', '/');
  return source
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${here}`)})`)
    .replaceAll(/\bimport\((?=\s*(?:\/\*[^*]*\*\/\s*)?[A-Za-z_$])/g, 'import(/* webpackIgnore: true */ ');
};
