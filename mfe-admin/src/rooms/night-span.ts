/** Place of a night in the grid: row of its kind of room, column of its day. */
export interface Cell {
  room: number;
  day: number;
}

/** A rectangle of nights, from where it was begun to where it was drawn. */
export interface NightSpan {
  anchor: Cell;
  end: Cell;
}

const ordered = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one]);

export function edgesOf({ anchor, end }: NightSpan): { rooms: [number, number]; days: [number, number] } {
  return { rooms: ordered(anchor.room, end.room), days: ordered(anchor.day, end.day) };
}

export function isWithin(span: NightSpan | null, { room, day }: Cell): boolean {
  if (!span) return false;
  const { rooms, days } = edgesOf(span);
  return room >= rooms[0] && room <= rooms[1] && day >= days[0] && day <= days[1];
}

const STEPS: Record<string, Cell> = {
  ArrowLeft: { room: 0, day: -1 },
  ArrowRight: { room: 0, day: 1 },
  ArrowUp: { room: -1, day: 0 },
  ArrowDown: { room: 1, day: 0 },
};

/** Where a key leads from a cell; null where it is no key of the grid. @param size numbers of rooms and days */
export function cellAfter(key: string, { room, day }: Cell, size: Cell): Cell | null {
  if (key === 'Home') return { room, day: 0 };
  if (key === 'End') return { room, day: size.day - 1 };
  const step = STEPS[key];
  if (!step) return null;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { room: within(room + step.room, size.room), day: within(day + step.day, size.day) };
}
