/** Something of another module that makes no sense without a position, and is deleted together with it. */
export type GoesWithPosition = {
  /** What would go, by name. */
  names: (positionId: string) => Promise<string[]>
  /** Deletes it, in the unit of work that deletes the position. */
  remove: (positionId: string) => Promise<void>
}

const known: GoesWithPosition[] = []

/** Said once, where modules are joined. */
export const goesWithPosition = (what: GoesWithPosition): void => void known.push(what)

export const namesGoingWith = async (positionId: string): Promise<string[]> =>
  (await Promise.all(known.map(({ names }) => names(positionId)))).flat()

export async function removeGoingWith(positionId: string): Promise<void> {
  for (const { remove } of known) await remove(positionId)
}
