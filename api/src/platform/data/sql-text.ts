/** An instant as ISO 8601 text: the two drivers' pools would return different types. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
