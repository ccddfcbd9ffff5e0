// What the shell and the remotes share at run time. Everything else is bundled into the package that uses it.

/** Provided by the shell, one copy in the page: everything that holds state or context. */
export const THIRD_PARTY_SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
];

/** Of our own code only the two entries that hold state. libs/ui and libs/contract are bundled into each consumer. */
export const FIRST_PARTY_SHARED = ['@atoll/api-client/base', '@atoll/i18n/instance'];

/** Name of a remote's container on `window`: `mfe-catalog` → `mfe_catalog`. */
export const containerName = (name) => name.replaceAll('-', '_');
