/**
 * Editing texts where they stand, on the public site. A colleague switches it on in the office for one tab of the browser; the shell
 * then asks the remote that has the page of translations for a page of this name, which no route leads to. It stands beside the
 * site, has no router around it, and may use no style but its own files. As long as it stands the window has a member `list`, a function: which text of the page is
 * which, for `npm run text-places`.
 */
export const IN_PLACE = {
  page: 'inPlace',
  flag: 'atoll_edit_texts',
  permission: 'translations.change',
  list: 'atollTexts',
} as const;
