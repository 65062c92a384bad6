import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { formatFor } from '#/lib/writing/format.ts'
import { planDelete, planUpdate } from '../model/plan_operations.ts'
import { entry } from '../model/sample.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import { makeLabels } from '../words/labels.ts'
import { createUiStore } from '../state/ui_state.ts'
import { submit, type Submission } from './submit.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const shift = entry({ id: 'a' })
const breach = {
  employeeId: 'anna',
  entryIds: ['a'],
  actual: 570,
  limit: 660,
  unit: 'minute',
  windowStart: '2026-11-16T07:00:00Z',
  windowEnd: '2026-11-17T07:00:00Z',
}
const failed = (Code: string, Details: Record<string, unknown>): CommandOutcome => ({
  ok: false,
  stale: false,
  error: new ApiFailure(400, { ErrorMessage: 'Rest is too short.', Code, Details }),
})
const done = { ok: true, answer: {} } as CommandOutcome
const run = vi.fn<(...args: unknown[]) => Promise<CommandOutcome>>()
const ui = createUiStore()

const other = entry({ id: 'b' })
const known = new Map([shift, other].map((one) => [one.id, one]))
const save = (submission: Partial<Submission> = {}) =>
  submit(
    {
      runner: { run } as never,
      ui,
      labels: makeLabels(
        (key, values) => (values?.shifts ? `${key} ${values.shifts}` : key),
        formatFor('en-US'),
        { locations: [], positions: [], tags: [] },
        'UTC'
      ),
      model: { personById: new Map(), entryById: known, days: [] } as never,
      grid: { current: null },
      undo: () => {},
    },
    { label: 'edit', operations: [planUpdate(shift, { start: '09:00' })], quiet: true, ...submission }
  )

beforeEach(() => {
  toast.mockReset()
  run.mockReset()
})

test('what no one may override is reported once, and not asked about', async () => {
  run.mockResolvedValue(failed('labour_code.daily_rest', breach))
  expect(await save()).toMatchObject({ ok: false })
  expect(ui.getState().reason).toBeNull()
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error' }))
})

test('with a reason the same change is sent again as an override', async () => {
  run
    .mockResolvedValueOnce(failed('labour_code.daily_rest', { ...breach, overridable: true }))
    .mockResolvedValueOnce(done)
  const saving = save()
  await vi.waitFor(() => expect(ui.getState().reason).not.toBeNull())
  expect(ui.getState().reason!.grounds[0]!.text).toContain('Rest is too short.')
  ui.getState().reason!.answer('Agreed with Anna')
  expect(await saving).toBe(done)
  expect(run.mock.calls[0]![2]).toBeUndefined()
  expect(run.mock.calls[1]!.slice(1)).toEqual([run.mock.calls[0]![1], { reason: 'Agreed with Anna' }])
  expect(toast).not.toHaveBeenCalled()
})

test('given up, the change stays undone', async () => {
  run.mockResolvedValue(failed('labour_code.daily_rest', { ...breach, overridable: true }))
  const saving = save()
  await vi.waitFor(() => expect(ui.getState().reason).not.toBeNull())
  ui.getState().reason!.answer(null)
  expect(await saving).toMatchObject({ ok: false })
  expect(run).toHaveBeenCalledOnce()
})

test('other refusals are shown in the words of the server', async () => {
  run.mockResolvedValue(failed('scheduling.hour_skipped', {}))
  await save()
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'error', text: 'Rest is too short.' })
  )
})

test('alerts that came with a change are spoken', async () => {
  const verdicts = [{ ...breach, ruleId: 'day_break', severity: 'alert' }]
  run.mockResolvedValue({ ok: true, answer: { verdicts } } as never)
  await save()
  expect(ui.getState().announcement).toBe('scheduling.warnings.spoken')
})

describe('what another planner has deleted', () => {
  const gone = (...entryIds: string[]): CommandOutcome => ({
    ok: false,
    stale: true,
    error: new ApiFailure(409, { Code: 'scheduling.entry_gone', Details: { entryIds } }),
  })

  test('is named, and nothing else is said', async () => {
    run.mockResolvedValue(gone('a'))
    expect(await save()).toMatchObject({ ok: false })
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'scheduling.toasts.gone_title',
        text: 'scheduling.toasts.gone_text scheduling.toasts.shift_named',
      })
    )
  })

  test('does not keep the rest of a deletion from happening', async () => {
    run.mockResolvedValueOnce(gone('a')).mockResolvedValueOnce(done)
    const operations = planDelete([shift, other])
    expect(await save({ label: 'delete', operations })).toBe(done)
    expect(run.mock.calls[1]![1]).toEqual(planDelete([other]))
  })

  test('leaves an edit of several undone', async () => {
    run.mockResolvedValue(gone('a'))
    await save({ operations: [shift, other].map((one) => planUpdate(one, { locked: true })) })
    expect(run).toHaveBeenCalledOnce()
  })
})

test.each([403, 404, 429, 500])('a failure with %i keeps the planner here and says why', async (status) => {
  run.mockResolvedValue({ ok: false, stale: false, error: new ApiFailure(status, { ErrorMessage: 'Why.' }) })
  expect(await save()).toMatchObject({ ok: false })
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'error', text: 'scheduling.quick.not_saved' })
  )
})

test('a session that has ended is not reported here', async () => {
  run.mockResolvedValue({ ok: false, stale: false, error: new ApiFailure(401, {}) })
  await save()
  expect(toast).not.toHaveBeenCalled()
})
