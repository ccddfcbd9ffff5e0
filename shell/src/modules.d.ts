/** React Router itself, past the shared entry that the facade provides (alias in tools/presets/federation.mjs). */
declare module 'real-react-router' {
  export * from 'react-router';
}

/** Redux Toolkit itself, past the shared entry. */
declare module 'real-redux-toolkit' {
  export * from '@reduxjs/toolkit';
}

/** React Redux itself, past the shared entry. */
declare module 'real-react-redux' {
  export * from 'react-redux';
}

/** React's part of i18next itself, past the shared entry. */
declare module 'real-react-i18next' {
  export * from 'react-i18next';
}
