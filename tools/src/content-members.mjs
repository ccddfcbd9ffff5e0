// What may be written of each kind of content, as forms need it: made from the API's document, so that a form's bounds are the API's.
const LANGUAGES = ['en', 'ru', 'zh'];
/** Kinds with a form, and the body that writes them; `settings` are those of the agency. */
const KINDS = {
  packages: 'WritePackageDto',
  destinations: 'WriteDestinationDto',
  experiences: 'WriteExperienceDto',
  resorts: 'WriteResortDto',
  transfers: 'WriteTransferDto',
  faqs: 'WriteFaqDto',
  pages: 'WritePageDto',
  posts: 'WritePostDto',
  categories: 'WriteCategoryDto',
  amenities: 'WriteAmenityDto',
  locations: 'WriteLocationDto',
  'page-heroes': 'WritePageHeroDto',
  'cultural-content': 'WriteCulturalContentDto',
  settings: 'WriteSiteSettingsDto',
};
/** Where a kind keeps its words, unless in `translations`. */
const WORDS = { settings: 'texts' };
/** Not typed into a form: steps of its life, the note of a save, other names of a member, words outside `translations`. */
const LEFT_OUT = ['status', 'publish_at', 'unpublish_at', 'note', 'translations', 'image_url'];
const MONEY = String.raw`^\d{1,7}(\.\d{1,2})?$`;
const TIME = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
const IDS = 2_147_483_647;
/** Formats of texts that have no lines, however long they may be. */
const ADDRESSES = new Set(['email', 'uri']);

/** The schema itself, where it is named, and whether null may stand for it. */
function resolved(schema, schemas) {
  const inner = schema.$ref
    ? schemas[schema.$ref.split('/').pop()]
    : schema.allOf
      ? resolved(schema.allOf[0], schemas)
      : schema;
  return { ...inner, ...(schema.nullable && { nullable: true }) };
}

const given = (entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

function arrayOf(schema, schemas) {
  const items = resolved(schema.items, schemas);
  const shared = { count: schema.maxItems };
  if (items.enum) return { type: 'choices', options: items.enum, ...shared };
  if (items.discriminator) {
    const of = Object.entries(items.discriminator.mapping).map(([name, ref]) => {
      const { type: _type, ...members } = membersOf(schemas[ref.split('/').pop()], schemas);
      return [name, members];
    });
    return { type: 'blocks', of: Object.fromEntries(of), ...shared };
  }
  if (items.oneOf) return { type: 'refs', ...shared };
  if (items.type === 'object') return { type: 'parts', members: membersOf(items, schemas), ...shared };
  if (items.type === 'array') return { type: 'rows', max: items.items.maxLength, ...shared };
  if (items.type === 'string') return { type: 'list', max: items.maxLength, pattern: items.pattern, ...shared };
  if (items.maximum !== undefined && items.maximum <= 12) return { type: 'numbers', max: items.maximum };
  return { type: 'refs', ...shared };
}

/** One member as a form needs it. */
function memberOf(schema, schemas) {
  const it = resolved(schema, schemas);
  const none = it.nullable || undefined;
  if (it.oneOf) return { type: 'ref', none: it.oneOf.some((one) => one.nullable) || none };
  if (it.enum) return { type: 'choice', options: it.enum, none };
  if (it.properties) {
    const names = Object.keys(it.properties);
    if (names.every((name) => LANGUAGES.includes(name)))
      return { type: 'words', of: memberOf(it.properties.en, schemas) };
    return { type: 'part', members: membersOf(it, schemas), none };
  }
  if (it.type === 'array') return arrayOf(it, schemas);
  if (it.type === 'boolean') return { type: 'yes' };
  if (it.type === 'integer' && it.maximum === IDS) return { type: 'ref', none };
  if (it.type === 'integer' || it.type === 'number')
    return { type: 'number', min: it.minimum, max: it.maximum, whole: it.type === 'integer' || undefined, none };
  if (it.format === 'date') return { type: 'day', none };
  if (it.format === 'date-time') return { type: 'moment', none };
  if (it.pattern === MONEY) return { type: 'money', none };
  if (it.pattern === TIME) return { type: 'time', none };
  if (it.pattern?.includes('100')) return { type: 'percent', none };
  return { type: 'text', min: it.minLength, max: it.maxLength, line: ADDRESSES.has(it.format) || undefined, none };
}

const membersOf = (schema, schemas) =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [name, given(memberOf(member, schemas))]),
  );

/** Source of the file: for every kind its members, and those of its words in one language. */
export function contentMembers(document) {
  const { schemas } = document.components;
  const kinds = Object.entries(KINDS).map(([kind, name]) => {
    const { properties } = schemas[name];
    const { status: _status, ...words } = membersOf(
      resolved(resolved(properties[WORDS[kind] ?? 'translations'], schemas).properties.en, schemas),
      schemas,
    );
    const shared = Object.entries(properties).filter(
      ([member]) => ![...LEFT_OUT, WORDS[kind]].includes(member) && !(member in words),
    );
    return [kind, { shared: membersOf({ properties: Object.fromEntries(shared) }, schemas), words }];
  });
  return `export const CONTENT_MEMBERS = ${JSON.stringify(Object.fromEntries(kinds))} as const;\n`;
}
