// Ant Design's styles as one static sheet: office pages then need no style created at run time, which the content security
// policy would refuse. Made before a build, with the product's tokens in both colour schemes.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SCOPE = 'atoll-office';

/** The theme both the sheet and `ConfigProvider` must use; the key names the scope of the CSS variables. */
const themeOf = (token) => ({ token, cssVar: { key: SCOPE, prefix: 'ant' }, hashed: false });

/**
 * Writes `src/office/antd.gen.css` of a remote unless it is already the right one.
 * @param {string} dir absolute folder of the remote
 * @param {(scheme: 'light'|'dark') => object} tokenOf the product's tokens as Ant Design takes them
 * @param {string[]} components names of the Ant Design components the remote uses
 */
export function writeOfficeCss(dir, tokenOf, components) {
  const require = createRequire(path.join(dir, 'package.json'));
  const file = path.join(dir, 'src/office/antd.gen.css');
  const { version } = require('antd/package.json');
  const inputs = JSON.stringify([version, components, tokenOf('light'), tokenOf('dark')]);
  const mark = `/* ${createHash('sha256').update(inputs).digest('hex')} */\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').startsWith(mark)) return;

  const React = require('react');
  const antd = require('antd');
  const { extractStyle } = require('@ant-design/static-style-extract');
  const sheet = (scheme) => {
    const algorithm = scheme === 'dark' ? antd.theme.darkAlgorithm : antd.theme.defaultAlgorithm;
    const theme = { ...themeOf(tokenOf(scheme)), algorithm };
    const customTheme = (node) => React.createElement(antd.ConfigProvider, { theme }, node);
    return extractStyle({ includes: components, customTheme });
  };
  const warn = console.error;
  console.error = () => {}; // The extraction mounts deprecated variants of components and is told so.
  try {
    const light = sheet('light');
    // The dark scheme differs in the values of the variables only.
    const variables = sheet('dark')
      .match(new RegExp(`\\.${SCOPE}[^{}]*\\{[^{}]*\\}`, 'g'))
      .join('\n');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${mark}${light}\n@media (prefers-color-scheme: dark) {\n${variables}\n}\n`);
  } finally {
    console.error = warn;
  }
}
