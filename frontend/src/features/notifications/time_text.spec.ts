import type { AlertNews } from '@shiftloom/backend/contracts/notifications'
import { expect, test } from 'vitest'
import { timePath } from './time_text.ts'

const alert = (more: Partial<AlertNews>): AlertNews => ({
  ...{ about: 'alert', alertId: 'a', alert: 'late', locationId: 'l1', day: '2026-11-02', clock: '08:00' },
  ...{ employeeId: null, kiosk: null, ...more },
})
const everywhere = (name: string) => `/${name}`

test('an alert leads to the records of whom it is about, a kiosk to the kiosks', () => {
  expect(timePath(alert({ employeeId: 'e1' }), everywhere)).toBe('/records?month=2026-11&person=e1')
  expect(timePath(alert({}), everywhere)).toBe('/records?month=2026-11')
  expect(timePath(alert({ alert: 'silent_kiosk', kiosk: 'Entrance' }), everywhere)).toBe('/kiosk-module')
  expect(timePath(alert({}), () => null)).toBeNull()
})

test('news of a correction leads to the corrections of its month', () =>
  expect(
    timePath({ about: 'correction', correctionId: 'c', step: 'asked', day: '2026-11-02' }, everywhere)
  ).toBe('/records?month=2026-11&view=corrections'))
