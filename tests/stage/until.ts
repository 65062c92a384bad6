import { setTimeout as pause } from 'node:timers/promises'
import { patienceMs } from './settings.ts'

/**
 * Waits until `check` holds: it neither answers `false` nor throws, so that it may read and assert. What the screen shows
 * at once the server may still be saving, and the other way round.
 */
export async function until(check: () => Promise<boolean | void>): Promise<void> {
  const late = Date.now() + patienceMs
  for (;;) {
    try {
      if ((await check()) !== false) return
      if (Date.now() > late) throw new Error(`Still not so after ${patienceMs / 1000} s: ${check}`)
    } catch (error) {
      if (Date.now() > late) throw error
    }
    await pause(100)
  }
}

/** What a reading comes to rest at: the same twice, with time between for what still moves. */
export async function settled<Reading>(read: () => Promise<Reading>): Promise<Reading> {
  let before = ''
  let reading!: Reading
  await until(async () => {
    reading = await read()
    const now = JSON.stringify(reading)
    const isAtRest = now === before
    before = now
    return isAtRest
  })
  return reading
}

/**
 * What `work` makes of a reading which is the same after it: journeys beside this one plan in the same company.
 * @throws after three readings that did not last
 */
export async function whileAtRest<Reading, Made>(
  read: () => Promise<Reading>,
  work: (reading: Reading) => Promise<Made>
): Promise<Made> {
  for (let tries = 0; tries < 3; tries += 1) {
    const before = await read()
    const made = await work(before)
    if (JSON.stringify(await read()) === JSON.stringify(before)) return made
  }
  throw new Error('What was read changed three times while it was worked on.')
}
