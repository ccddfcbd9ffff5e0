// Stands where React Refresh's runtime stands in a remote built for development: takes the shell's.
const runtime = globalThis._ATOLL_REFRESH;

/** Modules have the same names in every build, and what two builds carry of `libs/ui` must not replace each other. */
export const register = (type, id) => runtime?.register(type, `${__ATOLL_DEVELOPED__} ${id}`);
/** The shell has done it, before React began. */
export const injectIntoGlobalHook = () => undefined;
export const createSignatureFunctionForTransform = () =>
  runtime?.createSignatureFunctionForTransform() ?? ((type) => type);
export const { getFamilyByType, isLikelyComponentType, performReactRefresh } = runtime ?? {
  getFamilyByType: () => undefined,
  isLikelyComponentType: () => false,
  performReactRefresh: () => undefined,
};
