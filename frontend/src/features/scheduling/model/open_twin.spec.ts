import { expect, test } from 'vitest'
import { openTwin } from './open_twin.ts'
import { entry, person } from './sample.ts'

const anna = person({ id: 'anna', positionIds: ['till', 'kitchen'] })
const open = (given: Parameters<typeof entry>[0]) => entry({ employeeId: null, ...given })
const wanted = {
  day: '2026-11-16',
  start: '08:00',
  end: '16:00',
  locationId: 'centre',
  positionId: 'till',
  exactly: false,
}

test('the open shift of the same day, times, place and position', () => {
  const others = [
    open({ id: 'later', day: '2026-11-17' }),
    open({ id: 'longer', end: '17:00' }),
    open({ id: 'elsewhere', locationId: 'airport' }),
    open({ id: 'locked', locked: true }),
    open({ id: 'gone', state: 'removed' }),
    entry({ id: 'taken', employeeId: 'piotr' }),
  ]
  expect(openTwin(others, anna, wanted)).toBeNull()
  expect(openTwin([...others, open({ id: 'twin' })], anna, wanted)?.id).toBe('twin')
})

test('the position proposed goes first; another one the person holds will do unless the planner chose', () => {
  const kitchen = open({ id: 'kitchen', positionId: 'kitchen' })
  expect(openTwin([kitchen, open({ id: 'till' })], anna, wanted)?.id).toBe('till')
  expect(openTwin([kitchen], anna, wanted)?.id).toBe('kitchen')
  expect(openTwin([kitchen], anna, { ...wanted, exactly: true })).toBeNull()
  expect(openTwin([open({ id: 'bar', positionId: 'bar' })], anna, wanted)).toBeNull()
})
