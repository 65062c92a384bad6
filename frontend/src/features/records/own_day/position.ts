import type { PunchInput } from '@shiftloom/backend/contracts/time_tracking'

type Position = NonNullable<PunchInput['position']>

const attempts = 3
const patienceMs = 20_000

/**
 * Where the browser is, once: the first fix that is accurate enough, or the best of three within 20 seconds. `null` where the
 * browser does not know or may not say.
 */
export async function findPosition(accuracyLimitMetres: number): Promise<Position | null> {
  const until = Date.now() + patienceMs
  let best: Position | null = null
  for (let attempt = 0; attempt < attempts && Date.now() < until; attempt += 1) {
    const found = await oneFix(until - Date.now())
    if (!found) return best
    if (!best || found.accuracyMetres < best.accuracyMetres) best = found
    if (best.accuracyMetres <= accuracyLimitMetres) return best
  }
  return best
}

const oneFix = (timeout: number): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMetres: Math.min(accuracy, 1_000_000) }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: 0, timeout }
    )
  })
