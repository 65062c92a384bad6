import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../random.ts'
import { methods, type MethodName } from './methods.ts'
import { repeatedFrom } from './repeated.ts'
import type { Series } from './series.ts'

const slotsPerDay = 4
const week = 7 * slotsPerDay
const luck = new Random(7)
const values = Float64Array.from({ length: 20 * week }, () => (luck.next() < 0.1 ? NaN : luck.next() * 50))
const unusual = Uint8Array.from({ length: 20 * 7 }, (_, day) => (day % 13 === 0 ? 1 : 0))
const series: Series = { values, slotsPerDay, unusual }

for (const name of Object.keys(methods) as MethodName[])
  test(`${name} says the same for each week ahead`, () => {
    const origin = 17 * week + 3 * slotsPerDay
    const whole = methods[name](series, origin, 9 * week)
    for (const [first, slots] of [
      [0, 9 * week],
      [5 * week + 8, 2 * week],
      [2 * slotsPerDay, slotsPerDay],
    ] as const)
      assert.deepEqual(
        repeatedFrom(series, methods[name], { origin, first, slots }),
        whole.slice(first, first + slots)
      )
  })
