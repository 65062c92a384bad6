import type { LedgerRow } from '@shiftloom/backend/contracts/fairness'
import { expect, test } from 'vitest'
import { inLedgerOrder } from './ledger_order.ts'

const none = { nights: 0, weekends: 0, holidays: 0, closings: 0 }
const row = (name: string, more: Partial<LedgerRow>): LedgerRow => ({
  ...{ employeeId: name, name, surname: name, ...none, fair: none, plannedMinutes: 0, normMinutes: 0 },
  ...{ wishes: 0, wishesGranted: 0, requests: 0, requestsRefused: 0 },
  ...more,
})
const people = [
  row('ann', { nights: 4, fair: { ...none, nights: 4 }, wishes: 4, wishesGranted: 1 }),
  row('bob', { nights: 3, fair: { ...none, nights: 1 }, plannedMinutes: 60 }),
  row('cat', { nights: 1, fair: { ...none, nights: 4 }, wishes: 1, wishesGranted: 1 }),
]
const names = (sort: string | null, descending = false) =>
  inLedgerOrder(people, { sort, descending }).map(({ name }) => name)

test('people go by how far they are above their fair share, not by mere counts', () => {
  expect(names('nights', true)).toEqual(['bob', 'ann', 'cat'])
  expect(names('nights')).toEqual(['cat', 'ann', 'bob'])
})

test('hours go by what is above the norm, parts by their share; who asked for nothing is last of the most', () => {
  expect(names('hours', true)[0]).toBe('bob')
  expect(names('wishes', true)).toEqual(['cat', 'ann', 'bob'])
})

test('without an order, and with one that is not known, people stay as they come', () => {
  expect(names(null)).toEqual(['ann', 'bob', 'cat'])
  expect(names('salary', true)).toEqual(['ann', 'bob', 'cat'])
})
