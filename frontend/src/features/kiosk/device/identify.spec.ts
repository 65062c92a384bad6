import { createHash, createHmac, scryptSync } from 'node:crypto'
import { kioskKeyCost, type KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import { expect, test } from 'vitest'
import { personOf } from './identify.ts'

const salts = { organisationId: 'a1', salt: 's' }
const mixed = (key: string) => createHmac('sha256', 's').update(key).digest('base64url')
const slow = (text: string) =>
  mixed(scryptSync(text, 'shiftloom.kiosk.a1', 32, kioskKeyCost).toString('base64url'))
const plain = { surname: 'Nowak', elsewhere: null, punches: [], shifts: [], pin: null, card: null, qr: '' }
const anna: KioskPerson = { ...plain, id: '1', name: 'Anna', pin: slow('pin:482915') }
const jan: KioskPerson = { ...plain, id: '2', name: 'Jan', card: slow('card:04A27F11') }
const ewa: KioskPerson = {
  ...{ ...plain, id: '3', name: 'Ewa' },
  qr: mixed(createHash('sha256').update('SL1.x').digest('base64url')),
}
const find = async (method: 'pin' | 'card' | 'qr', code: string) =>
  (await personOf([anna, jan, ewa], { method, code }, salts))?.name ?? null

test('people are known by what they type or hold, however a reader writes it', async () => {
  expect(await find('pin', '482915')).toBe('Anna')
  expect(await find('card', '04:a2:7f:11')).toBe('Jan')
  expect(await find('qr', 'SL1.x')).toBe('Ewa')
  expect(await find('pin', '482916')).toBeNull()
  expect(await find('card', '482915')).toBeNull()
})
