import { usualImportOptions } from '@shiftloom/backend/contracts/imports'
import { expect, test } from 'vitest'
import { startOptions, startRecordOptions } from './start_options.ts'

const today = '2026-03-02'

test('the first import starts people as adding one by hand does', () => {
  const first = startOptions({ mapping: {}, options: usualImportOptions }, { today, locationIds: ['only'] })
  expect(first).toMatchObject({
    invite: true,
    defaultContract: { startsOn: today, fte: 1 },
    defaultLocationId: 'only',
  })
})

test('of several locations none is chosen', () => {
  const kept = { mapping: {}, options: usualImportOptions }
  expect(startOptions(kept, { today, locationIds: ['one', 'other'] }).defaultLocationId).toBeNull()
})

test('later ones begin with what was chosen the last time', () => {
  const kept = { mapping: { email: 'email' as const }, options: usualImportOptions }
  expect(startOptions(kept, { today, locationIds: ['only'] })).toMatchObject({
    invite: false,
    defaultContract: null,
    defaultLocationId: null,
  })
})

test('records begin at the only location, and neither invite nor employ anyone', () => {
  const kept = { mapping: {}, options: usualImportOptions }
  expect(startRecordOptions(kept, { today, locationIds: ['only'] })).toEqual({
    ...usualImportOptions,
    defaultLocationId: 'only',
  })
  expect(startRecordOptions(kept, { today, locationIds: ['one', 'other'] })).toEqual(usualImportOptions)
})
