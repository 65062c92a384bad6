import fc from 'fast-check'
import { ColumnBuilder } from '../column_builder.ts'
import type { LpModel, LpStatus } from '../lp_model.ts'

export type LpCase = {
  readonly name: string
  readonly model: LpModel
  readonly status: LpStatus
  readonly objective?: number
}

type Sketch = { cost: number; lower?: number; upper?: number; in: [number, number][]; whole?: boolean }

function model(rowLower: number[], rowUpper: number[], columns: Sketch[]): LpModel {
  const builder = new ColumnBuilder()
  for (const { cost, lower = 0, upper = Infinity, in: entries, whole } of columns) {
    builder.add(cost, lower, upper, entries, whole)
  }
  return builder.model(rowLower, rowUpper)
}

/** Small models whose answers are known. */
export const lpCases: readonly LpCase[] = [
  {
    name: 'a workshop in part hours',
    model: model(
      [-Infinity, -Infinity],
      [41, 50],
      [
        {
          cost: -30,
          in: [
            [0, 1],
            [1, 2],
          ],
        },
        {
          cost: -50,
          in: [
            [0, 2],
            [1, 1],
          ],
        },
      ]
    ),
    status: 'optimal',
    objective: -3370 / 3,
  },
  {
    name: 'the same in whole pieces',
    model: model(
      [-Infinity, -Infinity],
      [41, 50],
      [
        {
          cost: -30,
          in: [
            [0, 1],
            [1, 2],
          ],
          whole: true,
        },
        {
          cost: -50,
          in: [
            [0, 2],
            [1, 1],
          ],
          whole: true,
        },
      ]
    ),
    status: 'optimal',
    objective: -1120,
  },
  {
    name: 'shifts that cover three peaks, whole although the relaxation is half',
    model: model(
      [1, 1, 1],
      [Infinity, Infinity, Infinity],
      [
        {
          cost: 1,
          upper: 1,
          in: [
            [0, 1],
            [1, 1],
          ],
          whole: true,
        },
        {
          cost: 1,
          upper: 1,
          in: [
            [1, 1],
            [2, 1],
          ],
          whole: true,
        },
        {
          cost: 1,
          upper: 1,
          in: [
            [0, 1],
            [2, 1],
          ],
          whole: true,
        },
      ]
    ),
    status: 'optimal',
    objective: 2,
  },
  {
    name: 'an equation, a lower bound and a free variable',
    model: model(
      [10],
      [10],
      [
        { cost: 2, lower: 3, in: [[0, 1]] },
        { cost: 1, lower: -Infinity, upper: 4, in: [[0, 1]] },
      ]
    ),
    status: 'optimal',
    objective: 16,
  },
  {
    name: 'nothing fits',
    model: model([5], [Infinity], [{ cost: 1, upper: 4, in: [[0, 1]] }]),
    status: 'infeasible',
  },
]

/** Small models of whole numbers between 0 and 3: all values can be tried. */
export const wholeModels: fc.Arbitrary<LpModel> = fc
  .record({ rows: fc.integer({ min: 1, max: 3 }), count: fc.integer({ min: 1, max: 4 }) })
  .chain(({ rows, count }) => {
    const column = fc.record({
      cost: fc.integer({ min: -6, max: 6 }),
      upper: fc.integer({ min: 1, max: 3 }),
      values: fc.array(fc.integer({ min: -3, max: 4 }), { minLength: rows, maxLength: rows }),
    })
    const row = fc.record({ lower: fc.integer({ min: -6, max: 4 }), width: fc.integer({ min: 0, max: 9 }) })
    return fc.record({
      columns: fc.array(column, { minLength: count, maxLength: count }),
      bounds: fc.array(row, { minLength: rows, maxLength: rows }),
    })
  })
  .map(({ columns, bounds }) => {
    const sketches = columns.map(({ cost, upper, values }) => ({
      cost,
      upper,
      whole: true,
      in: values.flatMap((value, row): [number, number][] => (value === 0 ? [] : [[row, value]])),
    }))
    return model(
      bounds.map(({ lower }) => lower),
      bounds.map(({ lower, width }) => lower + width),
      sketches
    )
  })

/** The least cost of all whole values within the bounds that keep the rows; Infinity when none do. */
export function leastByTrying({ columns, rows, rowLower, rowUpper }: LpModel): number {
  let least = Infinity
  const values = new Float64Array(columns.count)
  const activity = new Float64Array(rows)
  const place = (column: number, cost: number): void => {
    if (column === columns.count) {
      if (activity.every((value, row) => value >= rowLower[row]! && value <= rowUpper[row]!))
        least = Math.min(least, cost)
      return
    }
    for (let value = columns.lower[column]!; value <= columns.upper[column]!; value++) {
      values[column] = value
      shift(column, value)
      place(column + 1, cost + value * columns.cost[column]!)
      shift(column, -value)
    }
  }
  const shift = (column: number, by: number): void => {
    for (let at = columns.starts[column]!; at < columns.starts[column + 1]!; at++) {
      activity[columns.rowOf[at]!]! += by * columns.values[at]!
    }
  }
  place(0, 0)
  return least
}
