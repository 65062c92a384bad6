import assert from 'node:assert/strict'

const WARMING_RUNS = 20
const WINDOW_RUNS = 10
const WINDOWS = 4
const ROOM = 1.1

/**
 * Fails when the memory grows on and on: each window's least use is more than a tenth above that of the window before.
 * Memory that waits to be collected comes and goes with the machine's load, and an allocator may keep a higher level
 * for good after one peak; memory that is never collected raises the least use of every window.
 *
 * @param run one run; returns the memory of the process after it, in MB
 */
export async function assertMemorySettles(run: () => Promise<number>): Promise<void> {
  const runs = async (count: number): Promise<number> => {
    let least = Infinity
    for (let done = 0; done < count; done += 1) least = Math.min(least, await run())
    return least
  }
  await runs(WARMING_RUNS)
  const leasts = [await runs(WINDOW_RUNS)]
  while (leasts.length < WINDOWS) {
    await runs(WINDOW_RUNS)
    leasts.push(await runs(WINDOW_RUNS))
    if (leasts.at(-1)! < leasts.at(-2)! * ROOM) return
  }
  assert.fail(`least use of each window: ${leasts.map(Math.round).join(', ')} MB`)
}
