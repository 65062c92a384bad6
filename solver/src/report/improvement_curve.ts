/** A better roster or bound, and when it was there. */
export type CurvePoint = {
  readonly seconds: number
  /** null while no roster keeps all rules. */
  readonly cost: number | null
  /** null while nothing is proved. */
  readonly bound: number | null
}

/** How a search improves: a point whenever cost or bound (to a tenth) is another than before. */
export class ImprovementCurve {
  readonly #points: CurvePoint[] = []

  get points(): readonly CurvePoint[] {
    return this.#points
  }

  note(seconds: number, cost: number | null, lowerBound: number | null): void {
    const bound = lowerBound === null ? null : Math.round(lowerBound * 10) / 10
    const last = this.#points.at(-1)
    if (last ? last.cost === cost && last.bound === bound : cost === null && bound === null) return
    this.#points.push({ seconds: Math.round(seconds * 100) / 100, cost, bound })
  }
}
