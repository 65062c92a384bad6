import { expect, test, vi } from 'vitest'
import type { RuleChange } from './change_of.ts'
import { DragOutlook, nearestFirst } from './drag_outlook.ts'
import type { PricedEffect } from './judge_desk.ts'

const order = {
  rowIds: Array.from({ length: 9 }, (_, index) => `r${index}`),
  days: Array.from({ length: 9 }, (_, index) => `2026-11-0${index + 1}`),
}
/** Tells which change it is the effect of. */
const effectOf = ({ remove }: RuleChange): PricedEffect => ({
  worse: [],
  better: [],
  costMinor: Number(remove[0]!.replace(/\D/gu, '')),
})
const pointer = { rowId: 'r4', day: '2026-11-05' }

function outlookOf(answer: (changes: readonly RuleChange[]) => Promise<PricedEffect[] | null>) {
  const asked: string[][] = []
  const onEffects = vi.fn()
  const outlook = new DragOutlook({
    revision: 7,
    effects: (revision, changes) => {
      expect(revision).toBe(7)
      asked.push(changes.map(({ remove }) => remove[0]!))
      return answer(changes)
    },
    changeAt: ({ rowId, day }) => (rowId === 'r0' ? null : { remove: [`${rowId}|${day}`], add: [] }),
    cells: nearestFirst(order, pointer),
    onEffects,
  })
  return { outlook, asked, onEffects }
}

test('cells come by their distance from the pointer, each once', () => {
  const cells = nearestFirst(order, pointer)
  expect(cells[0]).toEqual(pointer)
  expect(cells).toHaveLength(81)
  expect(new Set(cells.map(({ rowId, day }) => `${rowId}|${day}`)).size).toBe(81)
  const distance = ({ rowId, day }: (typeof cells)[number]) =>
    Math.max(Math.abs(order.rowIds.indexOf(rowId) - 4), Math.abs(order.days.indexOf(day) - 4))
  expect(cells.map(distance)).toEqual(cells.map(distance).toSorted((a, b) => a - b))
})

test('in the end everything is known, also where a drop changes nothing', async () => {
  const { outlook, asked, onEffects } = outlookOf(async (changes) => changes.map(effectOf))
  await vi.waitFor(() => expect(outlook.all().size).toBe(81))
  expect(asked.flat()).toHaveLength(72)
  expect(outlook.at({ rowId: 'r0', day: order.days[0]! })).toBeNull()
  expect(outlook.at(pointer)).toEqual({
    change: { remove: ['r4|2026-11-05'], add: [] },
    effect: effectOf({ remove: ['r4|2026-11-05'], add: [] }),
  })
  for (const known of outlook.all().values()) if (known) expect(known.effect).toEqual(effectOf(known.change))
  expect(onEffects.mock.calls.flat(2)).toHaveLength(81)
})

test('a cell the pointer hurries to is asked about before those that wait, and once', async () => {
  const waiting: (() => void)[] = []
  const { outlook, asked } = outlookOf(
    (changes) => new Promise((resolve) => waiting.push(() => resolve(changes.map(effectOf))))
  )
  const corner = { rowId: 'r8', day: order.days[8]! }
  expect(asked).toHaveLength(2)
  outlook.hurry(corner)
  outlook.hurry(corner)
  expect(asked).toHaveLength(3)
  expect(asked[2]).toEqual(['r8|2026-11-09'])
  waiting[2]!()
  await vi.waitFor(() => expect(outlook.at(corner)).toBeDefined())
  await vi.waitFor(() => {
    for (const answer of waiting) answer()
    expect(outlook.all().size).toBe(81)
  })
  expect(asked.flat().filter((key) => key === 'r8|2026-11-09')).toHaveLength(1)
})

test('once stopped, or once the plan is another, nothing more is asked or reported', async () => {
  const { outlook, asked, onEffects } = outlookOf(async () => null)
  await new Promise((done) => setTimeout(done))
  expect(asked).toHaveLength(2)
  expect(outlook.all().size).toBe(0)
  outlook.hurry({ rowId: 'r8', day: order.days[8]! })
  expect(asked).toHaveLength(2)
  expect(onEffects).not.toHaveBeenCalled()
})
