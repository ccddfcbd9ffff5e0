import type { Read } from '../../content/listing/reader.js';

/** Languages in their order. */
export const listLanguages = (): Read => ({
  repeated: true,
  values: [],
  text: `select coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name, 'native_name', native_name, 'flag', flag,
    'direction', direction, 'is_active', is_active, 'is_default', is_default) order by position, id), '[]')::text as body
    from language`,
});
