import { expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { planAbsence } from './record_absence.ts'

const ill = { employeeId: 'anna', from: '2026-11-16', until: '2026-11-19' }
const daysIn = (operations: ReturnType<typeof planAbsence>) =>
  operations.map((one) => (one.kind === 'create' ? one.entry.day : null))

test('every day of a person who cannot come becomes a whole day of absence', () => {
  const operations = planAbsence(ill, 'centre', [])
  expect(daysIn(operations)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
  expect(operations[0]).toMatchObject({
    kind: 'create',
    entry: { type: 7, employeeId: 'anna', locationId: 'centre', fullDay: true },
  })
})

test('days on which they are away already stay as they are', () => {
  const leave = entry({ id: 'l', type: 1, fullDay: true, day: '2026-11-17' })
  const others = [
    entry({ id: 's', day: '2026-11-16' }),
    entry({ id: 'p', type: 7, fullDay: true, day: '2026-11-16', employeeId: 'piotr' }),
    entry({ id: 'r', type: 7, fullDay: true, day: '2026-11-18', state: 'removed' }),
  ]
  expect(daysIn(planAbsence(ill, 'centre', [leave, ...others]))).toEqual(['2026-11-16', '2026-11-18'])
})
