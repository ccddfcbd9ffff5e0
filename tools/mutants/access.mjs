export default [
  {
    name: 'a translator marks imported texts approved without the right',
    file: 'api/src/translations/exchange/text-import.service.ts',
    from: '(choices.overwrite_approved || choices.mark_approved) && !mayApprove',
    to: 'choices.overwrite_approved && !mayApprove',
    tests: ['api/src/translations/text-review.api-spec.ts'],
  },
  {
    name: 'whoever sends `If-Match: *` overwrites what a colleague wrote',
    file: 'api/src/common/versions.ts',
    from: 'if (!wanted.includes(versionTag(version))',
    to: "if (!wanted.includes('*') && !wanted.includes(versionTag(version))",
    tests: ['api/src/common/versions.spec.ts'],
  },
  {
    name: 'one guest’s booking is another one’s answer under the same key',
    file: 'api/src/bookings/bookings.service.ts',
    from: "`${customerId ?? 'guest'}:createBooking`",
    to: '`guest:createBooking`',
    tests: ['api/src/bookings/booking-price.api-spec.ts'],
  },
  {
    name: 'a neighbour of the store whose name begins alike is read',
    file: 'libs/registry/src/file-storage.ts',
    from: 'file.startsWith(this.root + path.sep)',
    to: 'file.startsWith(this.root)',
    tests: ['libs/registry/src/registry.spec.ts'],
  },
  {
    name: 'whoever has the line of an owner of long ago passes for them',
    file: 'api/src/auth/familiar-places.ts',
    from: '90 * 24 *',
    to: '9000 * 24 *',
    tests: ['api/src/auth/starving.api-spec.ts'],
  },
  {
    name: 'an owner is forgotten at home because they travel',
    file: 'api/src/auth/familiar-places.queries.ts',
    from: 'order by seen_at desc',
    to: 'order by seen_at',
    tests: ['api/src/auth/starving.api-spec.ts'],
  },
];
