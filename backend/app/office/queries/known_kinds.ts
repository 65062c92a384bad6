type Count = (regionIds: readonly string[]) => Promise<Map<string, number>>

let count: Count | undefined

/** Called once, where modules are joined: kinds of requests belong to a module that uses this one. */
export const kindsAreCountedBy = (known: Count): void => void (count = known)

/** How many kinds of requests each region has, by its id; a region without any is missing. */
export const kindCounts = async (regionIds: readonly string[]): Promise<Map<string, number>> =>
  (await count?.(regionIds)) ?? new Map()
