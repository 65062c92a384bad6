import i18next from 'i18next'
import { expect, test } from 'vitest'
import { emptyOrganisation, newInputOf, newOrganisationRules } from './organisation_values.ts'

const administrator = { name: 'Ada', surname: 'Nowak', email: 'ada@example.test', language: 0 as const }

test.each([
  ['PL', '601 100 200', '+48601100200'],
  ['VN', '091 234 56 78', '+84912345678'],
  ['VN', '+48 601 100 200', '+48601100200'],
])('in %s the phone %s of the administrator is %s', (country, phone, sent) => {
  const values = { ...emptyOrganisation(0), country, administrator: { ...administrator, phone } }
  const { phone: problemOf } = newOrganisationRules(i18next.t).administrator
  expect(problemOf(phone, values)).toBeNull()
  expect(problemOf('12', values)).not.toBeNull()
  expect(newInputOf(values).administrator.phone).toBe(sent)
})
