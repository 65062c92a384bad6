// @vitest-environment happy-dom
import type { Comparison } from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import type { SandboxInput } from '@shiftloom/solver/labour_model/sandbox/sandbox_basis'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshBody, type RuleValues } from '../rule_values.ts'
import { ruleSets } from './rule_sets.ts'
import type { DeskAnswer } from './sandbox_desk.ts'
import { sandboxInput, slotsPerDay } from './sandbox_input.ts'
import { useSandbox } from './use_sandbox.ts'

const input = { today: 14 } as SandboxInput
const asked = (looked: number) => ({ looked }) as Comparison

/** A desk that answers when it is let. */
function slowDesk() {
  const waiting: (() => void)[] = []
  const compare = vi.fn(
    ({ looked }: Comparison) =>
      new Promise<DeskAnswer>((resolve) => waiting.push(() => resolve({ tookMs: looked } as DeskAnswer)))
  )
  const open = vi.fn(async () => ({ units: new Map() }))
  const hangUp = vi.fn()
  const openLine = async () => ({ desk: { open, compare } as never, hangUp })
  return { openLine, compare, hangUp, answer: () => act(async () => waiting.shift()!()) }
}

test('while one change is reckoned only the last of the later ones waits', async () => {
  const desk = slowDesk()
  const { result, rerender, unmount } = renderHook(({ at }) => useSandbox(input, at, desk.openLine), {
    initialProps: { at: asked(1) },
  })
  await waitFor(() => expect(desk.compare).toHaveBeenCalledTimes(1))
  for (const looked of [2, 3, 4]) rerender({ at: asked(looked) })
  await desk.answer()
  expect(result.current.answer!.tookMs).toBe(1)
  expect(desk.compare.mock.calls.map(([{ looked }]) => looked)).toEqual([1, 4])
  await desk.answer()
  expect(result.current.answer!.tookMs).toBe(4)
  unmount()
  expect(desk.hangUp).toHaveBeenCalled()
})

const values: RuleValues = {
  ...freshBody('linear'),
  name: 'Mine',
  connections: [{ positionId: 'cook', share: 0.5 }],
}
const version = (validFrom: string, name: string, positionId: string, number = 1) => ({
  ...{ id: name, number, validFrom, name, savedAt: '', savedBy: null },
  ...{ body: freshBody('linear'), connections: [{ positionId, share: 1 }] },
})
const rule = (id: string, ...versions: ReturnType<typeof version>[]) => ({
  ...{ id, version: 1, locationId: 'here', metricId: 'tickets', draft: null, versions },
})
const cook = {
  ...{ positionId: 'cook', version: 0, combination: 'sum' as const, smoothed: false },
  ...{ name: 'Cook', color: 1, visible: true, staff: 4, mostPeople: null },
}

test('the rules of a position that hold on the day stand around the one that is edited', () => {
  const rules = [
    rule('other', version('2026-01-01', 'early', 'cook'), version('2026-02-01', 'late', 'waiter', 2)),
    rule('third', version('2026-01-01', 'third', 'cook')),
    rule('mine', version('2026-01-01', 'mine', 'cook')),
  ]
  const looked = { ruleId: 'mine', metricId: 'tickets', values }
  const before = ruleSets(rules, cook, '2026-01-31', looked)
  expect(before.others.map(({ id }) => id)).toEqual(['other', 'third'])
  expect([before.looked, before.staff]).toEqual([2, 4])
  expect(before.before.rules.map(({ share }) => share)).toEqual([1, 1, 1])
  expect(before.after.rules.map(({ share }) => share)).toEqual([1, 1, 0.5])
  expect(ruleSets(rules, cook, '2026-02-01', looked).others.map(({ id }) => id)).toEqual(['third'])
  const taken = { ...looked, values: { ...values, connections: [] } }
  expect(ruleSets(rules, cook, '2026-01-31', taken).after.rules).toHaveLength(2)
})

test('days are counted from the first of the series, and what is not known stays so', () => {
  const location = {
    ...{ id: 'here', name: 'Here', zone: 'Europe/Warsaw', today: '2026-03-10', workingHours: [] },
    hoursExceptions: [{ day: '2026-03-04', hours: [] }],
  }
  const series = {
    ...{ from: '2026-03-02', until: '2026-03-03', holidays: ['2026-03-01', '2026-03-09'] },
    metrics: [
      {
        ...{
          metricId: 'tickets',
          recordMinutes: 60,
          values: [1, null],
          unusual: ['2026-03-02', '2026-03-11'],
        },
        factors: [{ day: '2026-03-11', factor: 1.5 }],
        choice: { method: 'mean_4', percentile: 80 } as const,
      },
    ],
  }
  const made = sandboxInput({ location }, series, '2026-03-09')
  expect([made.today, made.weekFrom, made.holidays, slotsPerDay]).toEqual([8, 7, [-1, 7], 96])
  expect([...made.exceptions]).toEqual([[2, []]])
  expect([...made.metrics.get('tickets')!]).toEqual([1, NaN])
  expect(made.special!.get('tickets')).toEqual({ unusual: [0, 9], factors: new Map([[9, 1.5]]) })
  expect(made.choices!.get('tickets')).toEqual({ method: 'mean_4', percentile: 80 })
})
