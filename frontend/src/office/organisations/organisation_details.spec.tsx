import type { OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { customer, globalAdministrator } from '../../../testing/provider.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { OrganisationDetailsScreen } from './organisation_details_screen.tsx'

const known: OfficeOrganisationDetails = {
  ...customer,
  ...{ users: 1204, licencePositions: 1500, trialEndsOn: null, licenceExpiresOn: '2026-12-31' },
  ...{ createdAt: '2026-05-02T08:00:00Z', lastSignedInAt: '2026-05-04T08:30:00Z', carer: null },
}

async function open(organisation: Partial<OfficeOrganisationDetails> = {}) {
  answerWith({ 'GET /office/organisation-choices': { result: { industries: [], carers: [] } } })
  const at = (
    <Routes>
      <Route path="/:id" element={<OrganisationDetailsScreen />} />
    </Routes>
  )
  await renderSeeded(at, {
    ...{ feature: 'organisations', profile: globalAdministrator, path: '/o1' },
    known: [[['office', 'organisation', 'o1'], { ...known, ...organisation }]],
  })
}
/** What stands below a label. */
const below = (label: string) => screen.getByText(label).nextElementSibling!.textContent

test('what is not known of a customer has no line', async () => {
  await open()
  for (const label of ['Tax id', 'Contact person', 'Address', 'Region', 'Industry', 'Trial ends'])
    expect(screen.queryByText(label)).toBeNull()
  expect(below('Country')).toBe('Poland')
})

test('an address is written from what is known of it', async () => {
  await open({ address: { street: null, postalCode: '00-950', city: 'Warszawa' } })
  expect(below('Address')).toBe('00-950 Warszawa')
})

test('numbers say what they count, and days are written one way', async () => {
  await open({ trialEndsOn: '2026-06-05' })
  expect(below('Active accounts')).toBe('1,204')
  expect(below('Licensed people')).toBe('1,500')
  expect(below('Trial ends')).toBe('06/05/2026')
  expect(below('Licence expires')).toBe('12/31/2026')
  expect(below('Customer since')).toBe('05/02/2026')
  expect(below('Last sign-in')).toBe('05/04/2026, 8:30 AM')
})

test('the logo of a customer is next to its state', async () => {
  await open({ logoUrl: '/api/logos/o1' })
  const logo = () => document.querySelector('header img')
  expect(logo()).toMatchObject({ alt: '' })
  expect(logo()!.getAttribute('src')).toBe('/api/logos/o1')
})

test('a customer without a logo has a sign in its place', async () => {
  await open()
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('header svg.tabler-icon-building')).toBeTruthy()
})
