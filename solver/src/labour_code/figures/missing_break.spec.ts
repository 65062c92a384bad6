import assert from 'node:assert/strict'
import test from 'node:test'
import { periodOf } from '../../time/time.ts'
import { withCompanyBreak } from '../limit_changes.ts'
import { lawPacks, type LawPackId } from '../law_packs.ts'
import { missingBreak } from './missing_break.ts'

const zone = 'Europe/Warsaw'
const paid = (minutes: number) => ({ minutes, paid: true })
const unpaid = (minutes: number) => ({ minutes, paid: false })
const missing = (
  pack: LawPackId,
  times: string,
  breaks: { minutes: number; paid: boolean }[] = [],
  limits = lawPacks[pack]
) => {
  const [start, end] = times.split('-') as [string, string]
  return missingBreak({ ...periodOf('2026-11-16', start, end, zone), zone, breaks }, limits)
}

test('Poland: paid breaks by working time, exactly six hours included, exactly nine not', () => {
  assert.equal(missing('PL', '08:00-13:59'), null)
  assert.deepEqual(missing('PL', '08:00-14:00'), paid(15))
  assert.deepEqual(missing('PL', '09:00-18:00'), paid(15))
  assert.deepEqual(missing('PL', '09:00-18:01'), paid(30))
})
test('Poland: an unpaid break is no break of the law, a paid one counts towards it', () => {
  assert.deepEqual(missing('PL', '09:00-17:00', [unpaid(30)]), paid(15))
  assert.equal(missing('PL', '09:00-17:00', [paid(15)]), null)
  assert.deepEqual(missing('PL', '07:00-19:00', [paid(15)]), paid(15))
})
test('an unpaid break shortens the working time the table is read with', () => {
  assert.equal(missing('PL', '08:00-14:15', [unpaid(30)]), null)
})
test('Vietnam: one block, longer with three hours of night; the break is not working time', () => {
  assert.deepEqual(missing('VN', '09:00-17:00'), unpaid(30))
  assert.deepEqual(missing('VN', '09:00-17:00', [unpaid(15), unpaid(15)]), unpaid(30))
  assert.equal(missing('VN', '09:00-17:00', [unpaid(30)]), null)
  assert.deepEqual(missing('VN', '22:00-06:00'), unpaid(45))
})
test('elsewhere in the Union: from more than six hours on', () => {
  assert.equal(missing('EU', '08:00-14:00'), null)
  assert.deepEqual(missing('EU', '08:00-14:01'), unpaid(15))
})
test('a rule of the company counts, and no rule asks for nothing', () => {
  const own = withCompanyBreak(lawPacks.PL, { breakMinutes: 20, shiftMinutes: 300 })
  assert.deepEqual(missing('PL', '08:00-13:00', [], own), paid(20))
  assert.equal(missing('PL', '08:00-16:00', [], { ...lawPacks.PL, breaks: null }), null)
})
