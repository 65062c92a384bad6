// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { nextNumber, pendingPunches, type PendingPunch } from './pending_punch.ts'

beforeEach(() => localStorage.clear())

test('a browser is one device, and numbers its punches', () => {
  const [first, second] = [nextNumber(), nextNumber()]
  expect(second.deviceId).toBe(first.deviceId)
  expect([first.counter, second.counter]).toEqual([1, 2])
})

test('a punch waits for its own person', () => {
  const punch: PendingPunch = {
    ...{ kind: 'start', locationId: 'shop', clientAtMs: 1, position: null, note: null },
    ...nextNumber(),
  }
  pendingPunches.keep('anna', punch)
  expect(pendingPunches.of('anna')).toEqual(punch)
  expect(pendingPunches.of('bao')).toBeNull()
  pendingPunches.forget('anna')
  expect(pendingPunches.of('anna')).toBeNull()
})

test('what cannot be read is nothing', () => {
  localStorage.setItem('punch-pending:anna', '{')
  expect(pendingPunches.of('anna')).toBeNull()
})
