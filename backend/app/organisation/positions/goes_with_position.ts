/** A dependent of a position owned by another module, deleted together with it. */
export type PositionDependent = {
  /** What would go, by name. */
  names: (positionId: string) => Promise<string[]>
  /** Deletes it, in the unit of work that deletes the position. */
  remove: (positionId: string) => Promise<void>
}

const known: PositionDependent[] = []

/** Called once at boot. */
export const goesWithPosition = (what: PositionDependent): void => void known.push(what)

export const namesGoingWith = async (positionId: string): Promise<string[]> =>
  (await Promise.all(known.map(({ names }) => names(positionId)))).flat()

export async function removeGoingWith(positionId: string): Promise<void> {
  for (const { remove } of known) await remove(positionId)
}
