import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { clockOf, dayOf, instantOf } from '../../solver/src/time/time.ts'
import { isAlive } from '../process_table.ts'
import { Refusal } from '../refusal.ts'
import type { Environment } from '../tasks.ts'

const zone = 'Europe/Warsaw'
const libraries = [
  '/usr/lib/*/faketime/libfaketime.so.1',
  '/usr/{lib,lib64,local/lib}/faketime/libfaketime.so.1',
]

/**
 * What moves the clock of the processes that get it, their children included, to the moment that `JOURNEY_CLOCK` names
 * (`2027-10-31 01:30`, on the demo company's wall clock); from there it runs on. Empty unless the variable is set.
 *
 * Every process adds the same whole number of seconds to the machine's clock, so that all of them agree. Clocks that
 * only count on, which timers and waits are made of, are left alone.
 *
 * Clocks move forward alone: a signal that arrives while libfaketime reads the time sees the machine's own, and
 * PostgreSQL takes every limit to have run out when that is the later one.
 */
export function journeyClock(
  wanted = process.env.JOURNEY_CLOCK,
  library = globSync(libraries)[0] ?? null,
  now = Date.now()
): Environment {
  if (!wanted) return {}
  const seconds = Math.round((momentOf(wanted) - now) / 1_000)
  if (seconds < 0)
    throw new Refusal(`JOURNEY_CLOCK is "${wanted}", which has passed: give a moment that is still to come.`)
  if (!library)
    throw new Refusal(
      'JOURNEY_CLOCK needs libfaketime, which is not on this machine (Debian: apt-get install libfaketime).'
    )
  const clock = {
    LD_PRELOAD: library,
    FAKETIME: `+${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Otherwise waits of Chromium end at once, for ever.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  }
  clearLeftovers()
  refuseUnmoved(clock, seconds)
  return clock
}

function momentOf(wanted: string): number {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(wanted) ?? []
  try {
    const moment = instantOf(day, time, zone)
    // Days and hours that the calendar lacks come out as others.
    if (dayOf(moment, zone) === day && clockOf(moment, zone) === time) return moment
  } catch {
    // Refused below, like the others.
  }
  throw new Refusal(
    `JOURNEY_CLOCK is "${wanted}": give a moment that exists in ${zone}, such as "2027-10-31 01:30".`
  )
}

/** The loader passes over a library that it cannot use, and the journeys would run under today's clock unnoticed. */
function refuseUnmoved(clock: Environment, seconds: number): void {
  const { stdout } = spawnSync(process.execPath, ['--print', 'Date.now()'], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...clock },
    encoding: 'utf8',
  })
  const moved = Number(stdout) - Date.now()
  if (Math.abs(moved - seconds * 1_000) < 60_000) return
  throw new Refusal(
    `${clock.LD_PRELOAD} does not move the clock of Node: install libfaketime again, or unset JOURNEY_CLOCK.`
  )
}

/** What libfaketime shares within a killed process stays behind, and would keep a later process of its number from starting. */
function clearLeftovers(): void {
  for (const file of globSync('/dev/shm/*faketime_*_*')) {
    const pid = Number(/faketime_(?:shm|sem)_(\d+)$/.exec(file)?.[1])
    if (pid && !isAlive(pid)) rmSync(file, { force: true })
  }
}
