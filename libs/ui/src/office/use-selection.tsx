import { useState } from 'react';

export interface Selection {
  /** Ids of what is chosen, of the rows that are shown. */
  chosen: string[];
  /** Chooses a row or lets it go; `through` does the same with all between the last one and this. */
  toggle: (id: string, through?: boolean) => void;
  all: (isChosen: boolean) => void;
}

/** Which rows of a list are chosen. A row that is not shown any more is none of them. */
export function useSelection(shown: string[]): Selection {
  const [state, setState] = useState<{ chosen: string[]; last?: string }>({ chosen: [] });
  const chosen = shown.filter((id) => state.chosen.includes(id));
  const toggle = (id: string, through = false) => {
    const isOff = chosen.includes(id);
    const [from, to] = [state.last === undefined ? -1 : shown.indexOf(state.last), shown.indexOf(id)];
    const touched = through && from !== -1 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const others = chosen.filter((other) => !touched.includes(other));
    setState({ chosen: isOff ? others : [...others, ...touched], last: id });
  };
  return { chosen, toggle, all: (isChosen) => setState({ chosen: isChosen ? shown : [] }) };
}
