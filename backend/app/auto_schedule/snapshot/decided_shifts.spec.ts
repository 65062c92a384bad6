import { test } from '@japa/runner'
import { isDecided } from '#app/auto_schedule/snapshot/decided_shifts'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import type { EntrySource } from '#contracts/schedule'

const shiftFrom = (source: EntrySource): SnapshotEntry => ({
  ...{ id: 'shift', version: 1, type: 0, employeeId: 'anna', locationId: 'shop', positionId: null },
  ...{ day: '2026-11-02', zone: 'Europe/Warsaw', fullDay: false, start: 0, end: 1, workMinutes: 480 },
  ...{ locked: false, source, published: false, availability: null, breaks: [] },
})
const decided = (source: EntrySource, manual: boolean) =>
  isDecided(
    shiftFrom(source),
    {
      scope: {
        ...{ from: '2026-11-02', until: '2026-11-09', locationIds: ['shop'] },
        ...{ positionIds: [], employeeIds: [], keep: { published: false, locked: false, manual } },
      },
      repair: [],
    },
    new Set(['anna'])
  )

test.group('Which shifts an automatic schedule decides about', () => {
  test('what came from a template is kept like what was planned by hand', ({ assert }) => {
    const kept = (['manual', 'template', 'automatic'] as const).filter((source) => !decided(source, true))
    assert.deepEqual(kept, ['manual', 'template'])
    assert.isTrue(decided('template', false))
  })
})
