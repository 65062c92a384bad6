import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/api_failure.ts'
import { formatFor } from '#/lib/format.ts'
import { planUpdate } from '../model/plan_operations.ts'
import { entry } from '../model/sample.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import { makeLabels } from '../state/labels.ts'
import { createUiStore } from '../state/ui_state.ts'
import { submit } from './submit.ts'

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

const save = () =>
  submit(
    {
      runner: { run } as never,
      ui,
      labels: makeLabels((key) => key, formatFor('en-US'), { locations: [], positions: [], tags: [] }, 'UTC'),
      model: { personById: new Map(), entryById: new Map(), days: [] } as never,
      grid: { current: null },
      undo: () => {},
    },
    { label: 'edit', operations: [planUpdate(shift, { start: '09:00' })], quiet: true }
  )

beforeEach(() => {
  toast.mockReset()
  run.mockReset()
})

test('what nobody may override is told once, and not asked about', async () => {
  run.mockResolvedValue(failed('labour_code.daily_rest', breach))
  expect(await save()).toMatchObject({ ok: false })
  expect(ui.get().reason).toBeNull()
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error' }))
})

test('with a reason the same change is sent again as an override', async () => {
  run
    .mockResolvedValueOnce(failed('labour_code.daily_rest', { ...breach, overridable: true }))
    .mockResolvedValueOnce(done)
  const saving = save()
  await vi.waitFor(() => expect(ui.get().reason).not.toBeNull())
  expect(ui.get().reason!.grounds[0]!.text).toContain('Rest is too short.')
  ui.get().reason!.answer('Agreed with Anna')
  expect(await saving).toBe(done)
  expect(run.mock.calls[0]![2]).toBeUndefined()
  expect(run.mock.calls[1]!.slice(1)).toEqual([run.mock.calls[0]![1], { reason: 'Agreed with Anna' }])
  expect(toast).not.toHaveBeenCalled()
})

test('given up, the change stays undone', async () => {
  run.mockResolvedValue(failed('labour_code.daily_rest', { ...breach, overridable: true }))
  const saving = save()
  await vi.waitFor(() => expect(ui.get().reason).not.toBeNull())
  ui.get().reason!.answer(null)
  expect(await saving).toMatchObject({ ok: false })
  expect(run).toHaveBeenCalledOnce()
})

test('other refusals are told in the words of the server', async () => {
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
  expect(ui.get().announcement).toBe('scheduling.warnings.spoken')
})
