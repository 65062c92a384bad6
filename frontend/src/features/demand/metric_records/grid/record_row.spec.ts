import { expect, test } from 'vitest'
import { firstRecordedSlot } from './record_row.ts'

const row = (...values: (number | null)[]) => ({ values })

test('a sheet begins where its earliest record stands', () => {
  expect(firstRecordedSlot([row(null, null, 3), row(null, 0, null), row(null, null, null)])).toBe(1)
})

test('a sheet without records begins at midnight', () => {
  expect(firstRecordedSlot([row(null, null)])).toBeNull()
})
