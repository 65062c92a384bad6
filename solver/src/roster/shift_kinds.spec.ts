import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawPacks } from '../labour_code/law_packs.ts'
import { work } from '../labour_code/testing/timeline.ts'
import { hourlyMinorOf, kindsOf } from './shift_kinds.ts'

const holidays = new Set(['2026-11-11'])
const at = (text: string, locationId = 'shop') => ({ ...work(text), locationId })
const closings = new Map([['shop 2026-11-02', at('mon 8-21').end]])
const kinds = (text: string, locationId?: string) =>
  kindsOf(at(text, locationId), { limits: lawPacks.PL, holidays, closings })

test('three hours between ten and six make a night, on either side of midnight', () => {
  assert.equal(kinds('mon 17-1').night, true)
  assert.equal(kinds('mon 17-0:59').night, false)
  assert.equal(kinds('mon 3-11').night, true)
  assert.equal(kinds('mon 3:01-11').night, false)
  assert.equal(kinds('mon 22-6').night, true)
})
test('weekends and holidays go by the day a shift starts on', () => {
  assert.equal(kinds('fri 22-6').weekend, false)
  assert.equal(kinds('sun 22-6').weekend, true)
  assert.equal(kinds('2026-11-11 8-16').holiday, true)
  assert.equal(kinds('2026-11-12 8-16').holiday, false)
})
test('a shift that lasts until its location closes on that day is one of closing', () => {
  assert.equal(kinds('mon 13-21').closing, true)
  assert.equal(kinds('mon 14-22').closing, true)
  assert.equal(kinds('mon 8-20:59').closing, false)
  assert.equal(kinds('mon 21-23').closing, false)
  assert.equal(kinds('mon 13-21', 'depot').closing, false)
  assert.equal(kinds('tue 13-21').closing, false)
})
test('a holiday rate wins over the Sunday rate, a missing one falls back', () => {
  const rates = { weekday: 100, saturday: null, sunday: 150, holiday: 200 }
  assert.equal(hourlyMinorOf(rates, '2026-11-09', holidays), 100)
  assert.equal(hourlyMinorOf(rates, '2026-11-14', holidays), 100)
  assert.equal(hourlyMinorOf(rates, '2026-11-15', holidays), 150)
  assert.equal(hourlyMinorOf(rates, '2026-11-11', holidays), 200)
  assert.equal(hourlyMinorOf({ ...rates, holiday: null }, '2026-11-11', holidays), 100)
})
