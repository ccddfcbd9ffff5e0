/** An instant as ISO 8601 text: the two drivers' pools would return different types. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A colleague who was joined under an alias, as JSON. */
export const colleague = (alias: string): string =>
  `case when ${alias}.id is null then null
   else json_build_object('id', ${alias}.id, 'name', trim(${alias}.first_name || ' ' || ${alias}.last_name)) end`;
