/// <reference path="./jest-dom.d.ts" />
/** Version of the package being built; set by the federation preset from its package.json. */
declare const __VERSION__: string;
/** True in production builds (error reports are sent), false in development builds. */
declare const __PRODUCTION__: boolean;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
