import { expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { positionOptions } from './quick_entry.tsx'
import { frequentTimes, usualPosition } from './recent_times.ts'

const entries = [
  entry({ id: '1', employeeId: 'piotr', start: '06:00', end: '14:00' }),
  entry({ id: '2', employeeId: 'lan', start: '06:00', end: '14:00' }),
  entry({ id: '3', employeeId: 'lan', start: '22:00', end: '06:00' }),
  entry({
    id: '4',
    employeeId: 'anna',
    start: '09:00',
    end: '17:00',
    positionId: 'kitchen',
    day: '2026-11-18',
  }),
  entry({ id: '5', employeeId: 'anna', start: '05:00', end: '13:00', state: 'removed', day: '2026-11-17' }),
  entry({ id: '6', employeeId: 'anna', type: 1, positionId: null, day: '2026-11-20' }),
]
const times = (employeeId: string | null, limit?: number) =>
  frequentTimes(entries, employeeId, limit).map(({ start }) => start)

test("a person's own times come first, then the team's most frequent", () => {
  expect(times('anna')).toEqual(['09:00', '06:00', '22:00'])
  expect(times(null, 1)).toEqual(['06:00'])
})

test('the position last worked is offered, else the first held', () => {
  expect(usualPosition(entries, 'anna', ['till'])).toBe('kitchen')
  expect(usualPosition(entries, 'new', ['till'])).toBe('till')
  expect(usualPosition(entries, 'new', [])).toBeNull()
})

test('a position that the schedule does not offer is offered for its own shift only', () => {
  const hidden = new Set(['kitchen'])
  expect(usualPosition(entries, 'anna', ['kitchen', 'till'], hidden)).toBe('till')
  expect(usualPosition(entries, 'new', ['kitchen'], hidden)).toBeNull()
  const positions = [
    { id: 'kitchen', name: 'Kitchen', color: 1, ownColor: null, visible: false },
    { id: 'till', name: 'Till', color: 2, ownColor: null, visible: true },
  ]
  const offered = (present?: string) => positionOptions(positions, [], present).map(({ value }) => value)
  expect(offered()).toEqual(['till'])
  expect(offered('kitchen')).toEqual(['kitchen', 'till'])
})
