// @vitest-environment happy-dom
import type { Locale } from '@shiftloom/backend/contracts/enums'
import { usualImportOptions, type ImportMapping } from '@shiftloom/backend/contracts/imports'
import { expect, test } from 'vitest'
import { i18n, startI18n } from '#/lib/i18n/i18n.ts'
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

test('full names are read as the language orders them, until a column of them was imported', async () => {
  await startI18n('en-US')
  const options = { ...usualImportOptions, nameOrder: 'family_first' as const }
  const orderAfter = (mapping: ImportMapping['mapping']) =>
    startOptions({ mapping, options }, { today, locationIds: [] }).nameOrder
  const orders = async (language: Locale) => {
    await i18n.changeLanguage(language)
    return [orderAfter({}), orderAfter({ email: 'email' }), orderAfter({ name: 'fullName' })]
  }
  expect(await orders('vi-VN')).toEqual(['family_middle_given', 'family_middle_given', 'family_first'])
  expect(await orders('pl-PL')).toEqual(['given_first', 'given_first', 'family_first'])
  expect(await orders('en-US')).toEqual(['given_first', 'given_first', 'family_first'])
})

test('records begin at the only location, and neither invite nor employ anyone', () => {
  const kept = { mapping: {}, options: usualImportOptions }
  expect(startRecordOptions(kept, { today, locationIds: ['only'] })).toEqual({
    ...usualImportOptions,
    defaultLocationId: 'only',
  })
  expect(startRecordOptions(kept, { today, locationIds: ['one', 'other'] })).toEqual(usualImportOptions)
})
