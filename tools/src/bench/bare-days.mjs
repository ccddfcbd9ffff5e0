// The statement behind `availability/`, as the product has it: what is measured beside it is all that is done around it, prices included.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const QUERIES = path.resolve(import.meta.dirname, '../../../api/dist/catalogue/availability/availability.queries.js');

const names = new Map();

/** The statement for an address; `body` is its days. */
export async function daysStatement({ searchParams }) {
  const { packageAvailability } = await import(pathToFileURL(QUERIES).href);
  const now = new Date();
  const days = {
    from: searchParams.get('from'),
    to: searchParams.get('to'),
    today: now.toISOString().slice(0, 10),
    now,
  };
  const read = packageAvailability(searchParams.get('package'), days);
  if (!names.has(read.text)) names.set(read.text, `days_${names.size}`);
  return {
    name: names.get(read.text),
    text: `select answer.days::text as body from (${read.text}) answer`,
    values: [...read.values],
  };
}
