import { afterEach, expect, test, vi } from 'vitest'
import { findPosition } from './position.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose fixes are as accurate as this, one after the other; `null` is a refusal. */
function browserWith(accuracies: (number | null)[]) {
  const asked = vi.fn((found: PositionCallback, refused: PositionErrorCallback) => {
    const accuracy = accuracies.shift() ?? null
    if (accuracy === null) refused({ code: 1 } as GeolocationPositionError)
    else found({ coords: { latitude: 52, longitude: 21, accuracy } } as GeolocationPosition)
  })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } })
  return asked
}
const place = (accuracyMetres: number) => ({ latitude: 52, longitude: 21, accuracyMetres })

test('the first accurate fix is taken', async () => {
  const asked = browserWith([40, 10])
  expect(await findPosition(100)).toEqual(place(40))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the best of three when none is accurate', async () => {
  const asked = browserWith([400, 150, 300, 10])
  expect(await findPosition(100)).toEqual(place(150))
  expect(asked).toHaveBeenCalledTimes(3)
})

test('nothing when the browser may not say', async () => {
  browserWith([null])
  expect(await findPosition(100)).toBeNull()
  vi.stubGlobal('navigator', {})
  expect(await findPosition(100)).toBeNull()
})
