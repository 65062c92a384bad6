import { askBeyondShifts, type HistoryStep } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { asksBefore } from './step_question.tsx'

const step = (more: Partial<HistoryStep> = {}): HistoryStep => ({
  ...{ id: 'c', label: 'edit', shifts: 1, people: 1, behindPublication: false },
  ...{ from: '2026-11-16', until: '2026-11-17', at: '2026-11-16T08:00:00.000Z' },
  ...more,
})

test('small steps are undone at once', () => {
  expect(asksBefore(step())).toBe(false)
  expect(asksBefore(step({ label: 'deleteAll', shifts: askBeyondShifts }))).toBe(false)
  expect(asksBefore(step({ label: 'acceptWarning', shifts: 0 }))).toBe(false)
})

test('a step over the limit is asked about', () =>
  expect(asksBefore(step({ label: 'acceptProposal', shifts: askBeyondShifts + 1 }))).toBe(true))

test('so is one that reaches behind a publication, however small', () =>
  expect(asksBefore(step({ behindPublication: true }))).toBe(true))

test.each(['publish', 'unpublish', 'undoPublication'] as const)('%s is always asked about', (label) =>
  expect(asksBefore(step({ label }))).toBe(true)
)
