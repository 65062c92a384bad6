import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { LawsNote } from './laws_note.tsx'

const poland: LabourCodeSettings['laws'][number] = { country: 'PL', lawPack: 'PL', locations: ['Warszawa'] }
const germany: LabourCodeSettings['laws'][number] = { country: 'DE', lawPack: 'EU', locations: ['Berlin'] }
const france: LabourCodeSettings['laws'][number] = { country: 'FR', lawPack: 'EU', locations: [] }

const open = (laws: LabourCodeSettings['laws'], locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US') =>
  renderSeeded(<LawsNote laws={laws} mayEdit />, { feature: 'company', locale })

test.each([
  ['en-US', /^In Germany national law is stricter than the directive in places/],
  ['pl-PL', /Niemcy/],
  ['vi-VN', /Đức/],
] as const)('in %s Germany’s law is said to be stricter than the directive', async (locale, sentence) => {
  await open([poland, germany], locale)
  const said = screen.getAllByText(sentence).map(({ textContent }) => textContent)
  expect(said.at(-1)!.length).toBeGreaterThan(60)
  expect(said.at(-1)).not.toMatch(/Poland|Pols|Ba Lan/)
})

test('every country of the directive is named, with or without a location', async () => {
  await open([germany, france])
  screen.getByText(/^In Germany and France national law/)
  screen.getByText('European directive · Berlin')
  screen.getByText('European directive · no location yet')
})

test('where a law of its own is known, nothing is said to be stricter', async () => {
  await open([poland])
  screen.getByText('Polish Labour Code · Warszawa')
  expect(screen.queryByText(/stricter/)).toBeNull()
})
