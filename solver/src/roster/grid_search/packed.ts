/**
 * Costs and hard breaches in one number, so that the search adds and compares them once: `breach * PACK + cost`. Exact
 * while costs stay below 2 ** 31 and breaches below 2 ** 20, as doubles hold 53 bits.
 */
export const PACK = 2 ** 32

/** Breaches are counted in eighths of a shift, so that missing minutes weigh in proportion. */
export const BREACHES_PER_SHIFT = 8

export const breachOf = (packed: number): number => Math.round(packed / PACK)

export const costOf = (packed: number): number => packed - Math.round(packed / PACK) * PACK
