import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { entry } from '../model/sample.ts'
import { makeLabels } from '../words/labels.ts'
import { stayingOut } from './staying_out.ts'

const locations = ['Centre', 'Mall', 'Old Town'].map((name) => ({ id: name, name })) as never
const labels = makeLabels((key) => key, formatFor('en-US'), { locations, positions: [], tags: [] }, 'UTC')
const week = { from: '2026-11-16', until: '2026-11-23', locationId: 'Centre' }
const at = (locationId: string, given: Partial<ReturnType<typeof entry>> = {}) =>
  entry({ id: crypto.randomUUID(), locationId, ...given })

test('shifts of other locations stay out of a template, and are named', () =>
  expect(stayingOut([at('Centre'), at('Old Town'), at('Mall'), at('Mall')], week, labels)).toEqual({
    count: 3,
    places: 'Mall and Old Town',
  }))

test('of other days, absences and what was removed nothing is said', () => {
  const others = [
    at('Mall', { day: '2026-11-23' }),
    at('Mall', { type: 1, fullDay: true }),
    at('Mall', { state: 'removed' }),
  ]
  expect(stayingOut(others, week, labels).count).toBe(0)
})
