import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import type { Gap } from '../model/day_gaps.ts'
import { GapOffer } from './gap_offer.tsx'

vi.mock('./use_gap_people.ts', () => ({
  useGapPeople: () => ({ candidates: [], unchecked: false, choose: vi.fn() }),
}))

const people = Array.from({ length: 7 * 96 }, (_, slot) => (slot >= 32 && slot < 64 ? 1 : 0))
const none = new Float64Array(people.length)
const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const gap: Gap = {
  ...{ from: 32, until: 64, people: 1, hours: 8 },
  row: {
    ...{ key: 'till', need: { locationId: 'centre', positionId: 'till', people, shape } },
    ...{ present: none, open: none },
  },
}
const offered = (visible: boolean) =>
  renderInScheduler(<GapOffer gap={gap} />, {
    parts: ['coverage'],
    directory: { locations: [], positions: [{ id: 'till', visible }], tags: [] } as never,
    model: { days: ['2026-11-16'], breakLaw: { breaksOf: () => [] } as never },
  })

test('a gap is offered shifts that fill it', async () => {
  await offered(true)
  expect(await screen.findAllByRole('radio')).not.toHaveLength(0)
})
test('a gap of a position that the schedule does not show says why no shift is offered', async () => {
  await offered(false)
  expect(await screen.findByText(/The position is not shown in the schedule/)).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})
