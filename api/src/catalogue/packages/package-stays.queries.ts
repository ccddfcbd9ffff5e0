import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { PackageStayDto } from './package-stay.dto.js';

/** Codes of the kinds of rooms of these resorts, which nobody changes before the transaction ends. */
export async function holdRooms(em: EntityManager, resorts: readonly number[]): Promise<Map<number, string[]>> {
  if (resorts.length === 0) return new Map();
  const rows = await transactionSql(em).primaryRows<{ id: number; rooms: string[] }>(
    `select id, array(select room ->> 'code' from jsonb_array_elements(room_types) room) as rooms
     from resort where id = any($1::int[]) and deleted_at is null order by id for share`,
    [[...resorts]],
  );
  return new Map(rows.map(({ id, rooms }) => [id, rooms]));
}

/** Where a package stays, in the order of the trip. */
export const readStays = (em: EntityManager, id: number): Promise<PackageStayDto[]> =>
  transactionSql(em).primaryRows<PackageStayDto>(
    `select resort_id as resort, room_code, nights from package_stay where package_id = $1 order by position`,
    [id],
  );

/** Writes anew where a package stays; what is as it was stays untouched. */
export async function writeStays(em: EntityManager, id: number, stays: readonly PackageStayDto[]): Promise<void> {
  const sql = transactionSql(em);
  if (JSON.stringify(await readStays(em, id)) === JSON.stringify(stays.map(inOrder))) return;
  await sql.primaryRows('delete from package_stay where package_id = $1', [id]);
  await sql.primaryRows(
    `insert into package_stay (package_id, position, resort_id, room_code, nights)
     select $1, n, (stay ->> 'resort')::int, stay ->> 'room_code', (stay ->> 'nights')::int
     from jsonb_array_elements($2::jsonb) with ordinality x(stay, n)`,
    [id, JSON.stringify(stays)],
  );
}

const inOrder = ({ resort, room_code, nights }: PackageStayDto): PackageStayDto => ({ resort, room_code, nights });
