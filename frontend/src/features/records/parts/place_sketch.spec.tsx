import type { LoggedPunch } from '@shiftloom/backend/contracts/time_records'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { PlaceSketch } from './place_sketch.tsx'

const punch = (more: Partial<LoggedPunch>): LoggedPunch => ({
  ...{ id: 'p', kind: 'start', at: '2026-11-02T07:00:00Z', place: 'outside', note: null, method: 'browser' },
  ...{
    locationId: 'l1',
    distanceMetres: 400,
    accuracyMetres: 50,
    radiusMetres: 150,
    sentBy: null,
    uncertaintyMs: null,
  },
  ...{ receivedAt: '2026-11-02T07:00:00Z', takenBack: false, replaced: false, reason: null, ...more },
})
const drawn = async (more: Partial<LoggedPunch> = {}) => {
  await renderSeeded(<PlaceSketch punch={punch(more)} />, { feature: 'records' })
  return screen.queryByRole('img')
}

test('the punch lies outside of the radius, at the scale of the drawing', async () => {
  const sketch = (await drawn())!
  expect(sketch.getAttribute('aria-label')).toBe(
    '400 m from the location, accurate to 50 m; the location reaches 150 m'
  )
  const of = (part: string, name: string) =>
    Number(sketch.querySelector(`[data-part="${part}"]`)!.getAttribute(name))
  const metresOf = (pixels: number) => (pixels / 48) * (400 + 50) * 1.1
  expect(metresOf(of('punch', 'cx') - 48)).toBeCloseTo(400)
  expect(metresOf(of('accuracy', 'r'))).toBeCloseTo(50)
  expect(of('accuracy', 'cx')).toBe(of('punch', 'cx'))
})

test('nothing is drawn of a punch without a position', async () => {
  expect(await drawn({ distanceMetres: null })).toBeNull()
})
