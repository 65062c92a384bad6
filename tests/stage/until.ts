import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `holds` says so; what the screen shows at once the server may still be saving. */
export async function until(holds: () => Promise<boolean>, patienceMs = 15_000): Promise<void> {
  const late = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > late) throw new Error(`Still not so after ${patienceMs / 1000} s: ${holds}`)
    await pause(100)
  }
}
