/** A better roster of a solver, by its own account. */
export type PeerPoint = {
  readonly seconds: number
  readonly cost: number
  /** Units of broken rules; 0 for a roster that keeps all of them. */
  readonly hard: number
  /** null: nothing is proved, or the solver proves nothing. */
  readonly bound: number | null
}

/** One run of one solver on one instance. */
export type PeerRun = {
  readonly instance: string
  readonly solver: string
  readonly seed: number
  /** By the judge; null: the solver ended without a roster. */
  readonly cost: number | null
  /** Rules broken, by the judge. */
  readonly hard: number
  /** null: none is published. */
  readonly best: number | null
  /** Of the whole process, its start included. */
  readonly seconds: number
  readonly cpuSeconds: number | null
  readonly megabytes: number | null
  readonly curve: readonly PeerPoint[]
}

/** After how many seconds the first roster that keeps all rules was there; null: never. */
export const firstFeasible = ({ curve }: PeerRun): number | null =>
  curve.find(({ hard }) => hard === 0)?.seconds ?? null

/** What the best roster that keeps all rules cost by then; null: there was none. */
export const costAfter = ({ curve }: PeerRun, seconds: number): number | null =>
  curve.findLast((point) => point.hard === 0 && point.seconds <= seconds)?.cost ?? null

/** Where a solver's own account and the judge differ, in a sentence; null: nowhere. */
export function contradiction({ instance, solver, seed, cost, hard, curve }: PeerRun): string | null {
  const last = curve.at(-1)
  if (cost === null || !last) return null
  const where = `${instance}, ${solver}, seed ${seed}:`
  if (last.cost !== cost || last.hard > 0 !== hard > 0) {
    return `${where} cost ${last.cost} with ${last.hard} broken rules by its own account, ${cost} with ${hard} by the judge's.`
  }
  const over = last.bound !== null && hard === 0 && last.bound > cost
  return over ? `${where} the bound of ${last.bound} is above the cost of ${cost}.` : null
}
