import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { entry, person } from '../model/sample.ts'
import { totalsOf } from '../model/totals.ts'
import english from '../locales/en-US.json'
import { makeLabels, type Translate } from '../words/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import { dropVerdict } from './drop_verdict.ts'

const words: Record<string, string> = {
  'scheduling.drag.hours': english.drag.hours,
  'scheduling.grid.balance': english.grid.balance,
}
const t: Translate = (key, values = {}) =>
  (words[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const directory = { locations: [], positions: [], tags: [] }

test('the pill writes hours as the rows do', () => {
  const range = { from: '2026-11-01', until: '2026-12-01' }
  const anna = person({ id: 'anna' })
  const balances = new Map([['anna', [{ ...range, plannedMinutes: 960, agreedMinutes: 10_560 }]]])
  const labels = makeLabels(t, formatFor('en-US'), directory, 'Europe/Warsaw')
  const shift = entry({ id: 'a', employeeId: null })
  const model = {
    state: { range },
    range: { entries: [shift] },
    personById: new Map([['anna', anna]]),
    entryById: new Map([['a', shift]]),
    totals: totalsOf(range, [anna], [shift], new Set(), balances),
  } as unknown as ScheduleModel
  const change = { remove: ['a'], add: [{ ...shift, employeeId: 'anna' }] }
  const tools = { model, labels, excluded: new Set<string>(), sentence: () => '', currency: null }
  const { figures } = dropVerdict(shift, { rowId: 'anna', day: shift.day }, { change, effect: null }, tools)
  expect(figures).toContain('+8 h → Nov 24/176 h')
})
