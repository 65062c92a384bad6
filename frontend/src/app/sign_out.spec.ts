import { expect, test } from 'vitest'
import { officePage } from './sign_out.ts'

const seat = (officeAddress: string | null) => ({ organisationId: 'o1', impersonation: { officeAddress } })

test('a seat in a customer’s place leads back to the organisation in the back office', () => {
  expect(officePage(seat('https://office.example.com'))).toBe(
    'https://office.example.com/office/organization/o1/details'
  )
})

test('nothing leads to hosts that are no back office', () => {
  expect(officePage(seat('https://evil.example.com'))).toBeNull()
  expect(officePage(seat(null))).toBeNull()
  expect(officePage(undefined)).toBeNull()
})
