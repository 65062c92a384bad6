import { expect, test } from 'vitest'
import { dateFormatChoices, timeFormatChoices } from './writing_choices.ts'

test('formats are offered by what they make of a day and of a time, each different from the others', () => {
  expect(dateFormatChoices.map(({ label }) => label)).toEqual([
    '31.12.2026',
    '31/12/2026',
    '12/31/2026',
    '2026-12-31',
  ])
  expect(timeFormatChoices).toEqual([
    { value: 'HH:mm', label: '14:30' },
    { value: 'h:mm a', label: '2:30 PM' },
  ])
})
