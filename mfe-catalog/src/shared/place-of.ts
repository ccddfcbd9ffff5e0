interface Stay {
  island: string | null;
  atoll: string | null;
  destination?: { name: string } | null;
}

/**
 * Where a place to stay is, in the reader's language: the village island it stands on, else its atoll. A place with an island
 * has that island as its destination, whose name is localised.
 */
export const placeOf = ({ island, atoll, destination }: Stay): string | null =>
  island === null ? atoll : (destination?.name ?? island);
