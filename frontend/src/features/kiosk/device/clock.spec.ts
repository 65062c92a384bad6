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

/** A message that was this long on its way and with the server, with the server this far ahead. */
const trip = (sentAtMs: number, ahead: number, { there = 0, back = 0, took = 0 }) => ({
  ...{ serverMs: sentAtMs + there + ahead, tookMs: took, sentAtMs },
  answeredAtMs: sentAtMs + there + took + back,
})
const start = 1_000_000_000

test('a round trip says how far the server is ahead', () => {
  const { clock, pass } = device(null)
  expect(clock.stamp().offsetMs).toBeNull()
  pass(100)
  clock.measured(trip(start, 10 * minute, { there: 50, back: 50 }))
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
  clock.measured(trip(reading.wall, 0, {}))
  expect(clock.isMeasured).toBe(true)
  reading.wall += 5 * minute
  clock.look()
  expect(clock.isMeasured).toBe(false)
})

test('no other start of the page has the same era', () => {
  expect(new Set(Array.from({ length: 100 }, () => device(0).clock.era)).size).toBe(100)
})

test('what the server took is no part of the way', () => {
  const { clock } = device(null)
  clock.measured(trip(start, 5 * minute, { there: 40, took: 15_000, back: 60 }))
  expect(clock.stamp()).toMatchObject({ offsetMs: 5 * minute - 10, uncertaintyMs: 50 })
  expect(clock.isMeasured).toBe(true)
})

test('a way of more than two seconds is not trusted alone', () => {
  const { clock } = device(null)
  const slow = { there: 2_500, back: 100 }
  clock.measured(trip(start, 0, slow))
  expect(clock.isMeasured).toBe(false)
  expect(clock.stamp()).toMatchObject({ offsetMs: 1_200, uncertaintyMs: 1_300 })
  clock.measured(trip(start + 5_000, 0, slow))
  expect(clock.isMeasured).toBe(false)
  clock.measured(trip(start + 9_000, 0, { there: 20, back: 20 }))
  expect(clock.isMeasured).toBe(true)
  expect(clock.stamp()).toMatchObject({ offsetMs: 0, uncertaintyMs: 20 })
})

test('where all ways are slow, the fastest of eight is taken', () => {
  const { clock } = device(null)
  clock.measured(trip(start, 0, { there: 1_100, back: 1_000 }))
  for (let again = 1; again < 8; again += 1) {
    expect(clock.isMeasured).toBe(false)
    clock.measured(trip(start + again * 5_000, 0, { there: 2_500, back: 500 }))
  }
  expect(clock.isMeasured).toBe(true)
  // A clock may have gone wrong by a ten-thousandth since.
  expect(clock.stamp()).toMatchObject({ offsetMs: 50, uncertaintyMs: 1_054 })
})

test('a fast answer counts however many slow ones follow, until the clock may have gone wrong since', () => {
  const { clock } = device(null)
  clock.measured(trip(start, 0, { there: 200, back: 200 }))
  for (let again = 1; again <= 20; again += 1)
    clock.measured(trip(start + again * 20_000, 0, { there: 4_000, back: 6_000 }))
  expect(clock.stamp()).toMatchObject({ offsetMs: 0, uncertaintyMs: 241 })
  const hour = 60 * minute
  clock.measured(trip(start + 3 * hour, 0, { there: 300, back: 1_300 }))
  expect(clock.stamp()).toMatchObject({ offsetMs: -500, uncertaintyMs: 800 })
})

test('a step of half a second is a change of the clock', () => {
  const { clock, reading } = device(0)
  reading.wall -= 900
  expect(clock.look()).toBe(true)
  expect(clock.stamp().offsetMs).toBe(900)
  reading.wall += 400
  expect(clock.look()).toBe(false)
})

test('a slow answer replaces what was kept only where it rules that out', () => {
  const { clock } = device(5_000)
  expect(clock.measured(trip(start, 4_000, { there: 6_000, back: 6_000 })).offsetMs).toBe(5_000)
  expect(clock.measured(trip(start, 294_000, { there: 6_000, back: 6_000 })).offsetMs).toBe(294_000)
  expect(clock.isMeasured).toBe(false)
})

test('a clock that was moved too little to be noticed is measured again', () => {
  const { clock } = device(null)
  clock.measured(trip(start, 0, { there: 20, back: 20 }))
  clock.measured(trip(start + 20_000, 1_500, { there: 300, back: 300 }))
  expect(clock.stamp()).toMatchObject({ offsetMs: 1_500, uncertaintyMs: 300 })
})

test('after a step forwards no one knows how far the time is wrong; after a step back it is known as before', () => {
  const { clock, reading } = device(null)
  clock.measured(trip(start, 0, { there: 20, back: 20 }))
  reading.wall -= 5 * minute
  expect(clock.stamp()).toMatchObject({ offsetMs: 5 * minute, uncertaintyMs: 20 })
  reading.wall += 5 * minute
  expect(clock.stamp().uncertaintyMs).toBeNull()
})
