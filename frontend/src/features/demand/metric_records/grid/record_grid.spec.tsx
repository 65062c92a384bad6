import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render.tsx'
import { RecordGrid } from './record_grid.tsx'
import type { RecordRow } from './record_row.ts'

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const none: ReadonlySet<number> = new Set()
const row = (day: RecordRow['day']): RecordRow => ({
  ...{ day, label: day, marks: [], whole: null },
  values: [null, null, null, null],
})
const words = {
  ...{ day: 'Day', whole: 'Total', clock: (slot: number) => `${slot}:00` },
  ...{ number: String, total: String },
}
const cellAt = (index: number, slot: number) =>
  document.querySelector<HTMLElement>(`[row-index="${index}"] [col-id="s${slot}"]`)

let markEdited: (places: ReadonlySet<number>) => void
/** Called once the next picture is drawn, before its effects. */
let drawn: (() => void) | null = null

function Sheet({ onTyped }: { onTyped: (cell: object, text: string) => void }) {
  const [edited, setEdited] = useState(none)
  const rows = useMemo(() => [row('2024-01-01'), row('2024-01-02')], [])
  useLayoutEffect(() => {
    markEdited = setEdited
  }, [])
  useLayoutEffect(() => {
    const then = drawn
    drawn = null
    if (then) queueMicrotask(then)
  })
  const nothing = () => undefined
  return (
    <RecordGrid
      {...{ rows, edited, words, slots: 4, label: 'Records', conflicts: none, skipped: none }}
      actions={{ onTyped, onPasted: nothing, onSet: nothing, onUndo: nothing, onRedo: nothing }}
    />
  )
}

beforeEach(() => {
  // As in a browser: React itself decides when effects come after their picture.
  acting.IS_REACT_ACT_ENVIRONMENT = false
  for (const side of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(1200)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  acting.IS_REACT_ACT_ENVIRONMENT = true
})

test('a key that comes between a picture and its effects is the first of what is typed', async () => {
  const onTyped = vi.fn()
  await renderScreen(<Sheet onTyped={onTyped} />, { feature: 'metric_records' })
  await waitFor(() => expect(cellAt(0, 1)).toBeTruthy())
  cellAt(0, 1)!.focus()
  await new Promise((done) => {
    drawn = () => done(fireEvent.keyDown(cellAt(0, 1)!, { key: '7' }))
    setTimeout(() => markEdited(new Set([3])))
  })
  const field = await waitFor(() => {
    const found = cellAt(0, 1)!.querySelector('input')
    expect(found).toBeTruthy()
    return found!
  })
  expect(field.value).toBe('7')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(onTyped).toHaveBeenCalledWith({ row: 0, slot: 1 }, '7'))
})
