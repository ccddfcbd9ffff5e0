// Stands where React Refresh's runtime stands in a shell built for development: the one copy of the page, which sees React's
// renderer begin. A copy of a remote's own would come after it and could replace nothing.
import * as runtime from 'real-react-refresh-runtime';

globalThis._ATOLL_REFRESH = runtime;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = runtime;
