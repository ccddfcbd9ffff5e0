/** How large a picture is drawn, and how far its middle is from that of its place. Pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A place, and the picture as large as it is drawn whole in it. */
export interface Room {
  place: { width: number; height: number };
  picture: { width: number; height: number };
}

/** All of the picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Beyond it there is nothing more to see. */
const MOST = 4;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** No smaller than whole, no larger than there is to see, and no edge drawn further in than it has to be. */
function bounded({ scale, x, y }: View, { place, picture }: Room): View {
  const size = within(scale, 1, MOST);
  const reach = (whole: number, room: number) => Math.max(0, (whole * size - room) / 2);
  const [across, down] = [reach(picture.width, place.width), reach(picture.height, place.height)];
  return { scale: size, x: within(x, -across, across), y: within(y, -down, down) };
}

/** So many times as large; what lies at a point, told from the middle of the place, stays there. */
export function enlarged(view: View, times: number, { x, y }: Point, room: Room): View {
  const scale = within(view.scale * times, 1, MOST);
  const by = scale / view.scale;
  return bounded({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, room);
}

/** Drawn by so many pixels. */
export const moved = (view: View, { x, y }: Point, room: Room): View =>
  bounded({ ...view, x: view.x + x, y: view.y + y }, room);

/** Whether it can be enlarged, and made smaller. */
export const isLargest = ({ scale }: View): boolean => scale >= MOST;
export const isWhole = ({ scale }: View): boolean => scale <= 1;

/** A picture as large as all of it fits into a place. */
export function fitting(place: Room['place'], natural: Room['picture']): Room {
  const by = Math.min(place.width / natural.width, place.height / natural.height) || 0;
  return { place, picture: { width: natural.width * by, height: natural.height * by } };
}
