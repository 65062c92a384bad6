/** A stretch of equal days, prolonged by `before` days that lie before the first one. */
export type Run = {
  readonly before: number
  /** Days within the horizon; 0 for a run that ended with the day before it. */
  readonly length: number
  /** Touches the first day. */
  readonly first: boolean
  /** Touches the last day, so it may go on. */
  readonly last: boolean
}

/** The runs of a value; one that ended with the day before the first has length 0. */
export function runsOf(row: ArrayLike<number>, value: number, before: number): Run[] {
  const runs: Run[] = []
  for (let day = 0; day < row.length; day += 1) {
    if (row[day] !== value) continue
    const from = day
    while (day < row.length && row[day] === value) day += 1
    const first = from === 0
    runs.push({ before: first ? before : 0, length: day - from, first, last: day === row.length })
  }
  if (before > 0 && row[0] !== value) runs.unshift({ before, length: 0, first: true, last: false })
  return runs
}
