import { expect, test } from 'vitest'
import { changeOf } from './change_of.ts'

test('only days that were edited are sent, with the values their editor saw', () => {
  const values = Array.from({ length: 72 }, (_, place) => (place === 30 ? 4 : null))
  const edits = new Map([
    [50, { value: 2, seen: null }],
    [30, { value: 5, seen: 3 }],
  ])
  const change = changeOf({ from: '2026-03-02', values, stepMinutes: 60 }, edits)
  expect(change.days.map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04'])
  const [first, second] = change.days
  expect([first!.before[6], first!.values[6], first!.values.length]).toEqual([3, 5, 24])
  expect([second!.before[2], second!.values[2]]).toEqual([null, 2])
  expect(first!.values.filter((value) => value !== null)).toEqual([5])
})
