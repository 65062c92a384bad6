/** What criteria may ask of a search; each figure is read only where it is asked for. */
export type SearchView = {
  readonly elapsedMs: () => number
  /** Moves or steps so far. */
  readonly steps: () => number
  /** Of the best roster; Infinity while there is none. */
  readonly cost: () => number
  /** Proved; -Infinity while nothing is. */
  readonly bound: () => number
}

/** When a search ends. @returns why, null while it goes on */
export type Criterion<Reason extends string> = (view: SearchView) => Reason | null
