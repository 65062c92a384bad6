import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { makeLabels } from '../words/labels.ts'
import { leftAloneText, notAcceptedText } from './left_alone.ts'

const places = { locations: [], positions: [], tags: [] }
const labels = makeLabels(
  (key, values) => (values?.count ? `${key} ${String(values.count)} (${String(values.names)})` : key),
  formatFor('en-US'),
  places,
  'UTC'
)
const changed = (byName: string) => ({ entryId: 'a', byName })
const broken = { ...changed('Maria'), ruleId: 'daily_rest' }
const switchedOff = { ...changed('Maria'), notPlanned: 'Ada Nowak' }

test('each reason has its own sentence with its own names, each name once', () => {
  const conflicts = [changed('Jan'), switchedOff, changed('Jan'), broken, switchedOff]
  expect(leftAloneText(labels, conflicts, { heldBack: false }).split('; ')).toEqual([
    'scheduling.toasts.undo_conflicts 2 (Jan)',
    'scheduling.toasts.undo_not_planned 2 (Ada Nowak)',
    'scheduling.toasts.undo_refused 1 (labour_code.names.daily_rest)',
  ])
})

test('a request that is held back says why', () =>
  expect(leftAloneText(labels, [switchedOff], { heldBack: true })).toBe(
    'scheduling.toasts.request_not_planned 1 (Ada Nowak)'
  ))

test('what is not accepted of a proposal says why, by reason', () =>
  expect(notAcceptedText(labels, [broken, switchedOff, changed('Jan')]).split('; ')).toEqual([
    'generate.panel.accept_refused 1 (labour_code.names.daily_rest)',
    'generate.panel.accept_not_planned 1 (Ada Nowak)',
    'generate.panel.accept_conflicts 1 (Jan)',
  ]))
