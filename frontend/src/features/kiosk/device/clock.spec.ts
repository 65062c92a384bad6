import { expect, test } from 'vitest'
import { DeviceClock } from './clock.ts'

const minute = 60_000
function device(kept: number | null) {
  const reading = { wall: 1_000_000_000, steady: 0 }
  const clock = new DeviceClock(kept === null ? null : { offsetMs: kept }, () => ({ ...reading }))
  const pass = (ms: number) => {
    reading.wall += ms
    reading.steady += ms
  }
  return { clock, reading, pass }
}

test('a round trip says how far the server is ahead', () => {
  const { clock, pass } = device(null)
  expect(clock.stamp().offsetMs).toBeNull()
  pass(100)
  clock.measured(1_000_600_050, 1_000_000_000, 1_000_000_100)
  expect(clock.stamp().offsetMs).toBe(600_000)
  expect(clock.now()).toBe(1_000_600_100)
})

test('a clock that is set back changes nothing about the time that is kept', () => {
  const { clock, reading, pass } = device(0)
  pass(minute)
  const [before, era] = [clock.now(), clock.era]
  reading.wall -= 10 * minute
  expect(clock.look()).toBe(true)
  expect(clock.now()).toBe(before)
  expect(clock.stamp()).toMatchObject({ offsetMs: 10 * minute, era: era + 1 })
})

test('sleep is time that passes', () => {
  const { clock, reading } = device(0)
  const { era } = clock
  reading.wall += 60 * minute
  expect(clock.now()).toBe(1_000_000_000 + 60 * minute)
  expect(clock.era).toBe(era + 1)
})

test('a clock is sure once the server was asked, until it jumps or the page starts again', () => {
  const { clock, reading } = device(0)
  expect(clock.isMeasured).toBe(false)
  clock.measured(reading.wall, reading.wall, reading.wall)
  expect(clock.isMeasured).toBe(true)
  reading.wall += 5 * minute
  clock.look()
  expect(clock.isMeasured).toBe(false)
})

test('no other start of the page has the same era', () => {
  expect(new Set(Array.from({ length: 100 }, () => device(0).clock.era)).size).toBe(100)
})

test('a slow answer does not replace a better measurement', () => {
  const { clock } = device(5_000)
  expect(clock.measured(1_000_000_000 + 10_000, 1_000_000_000, 1_000_012_000).offsetMs).toBe(5_000)
  expect(clock.measured(1_000_300_000, 1_000_000_000, 1_000_012_000).offsetMs).toBe(294_000)
})
