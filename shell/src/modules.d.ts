/** React Router itself, past the shared entry that the facade provides (alias in tools/presets/federation.mjs). */
declare module 'real-react-router' {
  export * from 'react-router';
}

/** Redux Toolkit itself, past the shared entry. */
declare module 'real-redux-toolkit' {
  export * from '@reduxjs/toolkit';
}
