// Runs in every build of `npm run dev`: has what was changed come and replaces it, or loads the page anew where that cannot be.
const hot = import.meta.webpackHot;
let wanted = __webpack_hash__;
let applying = false;

async function apply() {
  if (applying) return;
  applying = true;
  // Another change may have been built meanwhile.
  while (wanted !== __webpack_hash__) {
    if (!(await hot.check(true))) throw new Error('nothing to replace');
  }
  applying = false;
}

/** One connection for the whole page: browsers open six to a server. */
const events = (globalThis._ATOLL_CHANGES ??= new EventSource('/@dev/changes'));
events.addEventListener('reload', () => location.reload());
events.addEventListener(__ATOLL_DEVELOPED__, ({ data }) => {
  const { hash, errors } = JSON.parse(data);
  if (errors.length > 0) return errors.forEach((error) => console.error(error));
  wanted = hash;
  // A shell that was built for visitors has nothing that could replace a component.
  if (!hot || !globalThis._ATOLL_REFRESH) return hash !== __webpack_hash__ && location.reload();
  return apply().catch(() => location.reload());
});
