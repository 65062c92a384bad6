import type { LicenceData } from '@shiftloom/backend/contracts/about_company'
import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { withFonts } from '../../../../testing/fonts.ts'
import { bakery } from '../../../../testing/people.ts'
import { fieldAt, renderSeeded } from '../../../../testing/seeded.tsx'
import { GeneralTab } from '../general_tab.tsx'

// Leaving is the router's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))
beforeEach(withFonts)

const path = '/organisation-management/organisation'
const industries = [
  { key: 'gastronomy', name: 'Gastronomy', positions: [] },
  { key: 'retail', name: 'Retail', positions: [] },
]
const bought: LicenceData = {
  ...{ status: 2, trialEndsOn: '2026-06-05', expiresOn: '2026-12-31', positions: 1500, carer: 'Jan Opiekun' },
}

type Given = { about?: Partial<typeof bakery.about>; licence?: LicenceData; locale?: Locale }
async function open({ about = {}, licence, locale = 'en-US' }: Given = {}) {
  const company = { ...bakery, about: { ...bakery.about, ...about }, ...(licence && { licence }) }
  const sent = answerWith({
    [`GET ${path}/deletion-request`]: { result: null },
    [`GET ${path}`]: { result: company },
    'GET /onboarding/industries': { result: industries },
    [`PUT ${path}`]: (body) => ({ result: { ...company, ...(body as object) } }),
  })
  await renderSeeded(<GeneralTab />, {
    feature: 'company',
    locale,
    known: [
      [['organisation', 'company'], company],
      ...locales.map((one): [string[], unknown] => [['organisation', 'industries', one], industries]),
    ],
  })
  return sent
}
const section = (name: string) => screen.getByRole('region', { name })
const factsOf = (name: string) =>
  within(section(name))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent])

test.each([
  ['en-US', 'About the company', ['Industry', 'Company size', 'How you heard about us'], '11–50 people'],
  ['pl-PL', 'O firmie', ['Branża', 'Wielkość firmy', 'Skąd o nas wiesz'], '11–50 osób'],
  ['vi-VN', 'Về công ty', ['Ngành nghề', 'Quy mô công ty', 'Bạn biết đến chúng tôi từ đâu'], '11–50 người'],
] as const)('what the company said of itself stands in a section of its own (%s)', async (...given) => {
  const [locale, title, labels, size] = given
  await open({ locale })
  const about = within(section(title))
  const values = labels.map((label) => about.getByRole<HTMLInputElement>('combobox', { name: label }).value)
  expect(values).toEqual(['Gastronomy', size, ''])
})

test('an industry that went out of use stays with the company that has it', async () => {
  await open({ about: { industry: 'coal_mining' } })
  expect(fieldAt('about.industry').value).toBe('coal_mining')
})

test('what is changed of it is saved with the company', async () => {
  const sent = await open()
  await userEvent.click(screen.getByRole('combobox', { name: 'How you heard about us' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Recommendation' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path,
    body: { about: { industry: 'gastronomy', companySize: '11-50', aboutUsSource: 'recommendation' } },
  })
})

test('the licence is shown with what the provider keeps of it, and leads to what it includes', async () => {
  await open({ licence: bought })
  expect(factsOf('Licence')).toEqual([
    ['Status', 'Trial'],
    ['Trial ends', '06/05/2026'],
    ['Licence expires', '12/31/2026'],
    ['Licensed people', '1,500'],
    ['Account manager', 'Jan Opiekun'],
  ])
  const link = within(section('Licence')).getByRole('link', { name: 'What the licence includes' })
  expect(link.getAttribute('href')).toBe('/license')
})

test('what the provider has not set is left out of it', async () => {
  await open({ licence: { status: 0, trialEndsOn: null, expiresOn: null, positions: null, carer: null } })
  expect(factsOf('Licence')).toEqual([['Status', 'Active']])
})

test('a company of which no licence is shown has no such section', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Licence' })).toBeNull()
})
