import {
  highestRecord,
  recordDecimals,
  type MetricRecords,
} from '@shiftloom/backend/contracts/demand_records'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { newKey } from '#/lib/api/new_key.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { decimalSign } from '#/lib/writing/decimal_sign.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { changeOf } from './change_of.ts'
import { conflictsOf, noEdits, redo, settled, shownAt, typed, undo, type Edits } from './edits.ts'
import { laid, type Block, type Cell } from './grid/block.ts'
import { pastedBlock, typedValue, type PasteProblem } from './pasted.ts'
import { changeRecords, refreshRecords } from './queries.ts'

/** Why something that was typed or pasted was not taken, or the server's own sentence. */
export type EditProblem =
  | { kind: 'typed'; text: string; cell: Cell }
  | ({ kind: 'pasted' } & PasteProblem)
  | { kind: 'no_room'; count: number }
  | { kind: 'refused'; text: string }

/** What is typed into the grid until it is saved: all of it or nothing. */
export function useRecordEdits(records: MetricRecords) {
  const cache = useQueryClient()
  const { locale } = useFormat()
  const [edits, setEdits] = useState<Edits>(noEdits)
  const [problem, setProblem] = useState<EditProblem | null>(null)
  const [saving, setSaving] = useState(false)
  // One key for one change: the same one sent twice is saved once.
  const attempt = useRef({ body: '', key: '' })
  const { values, stepMinutes, metric, location } = records
  const slots = 1440 / stepMinutes
  const decimals = recordDecimals[metric.dataType]
  const rules = { decimals, decimalSign: decimalSign(locale), min: 0, max: highestRecord }
  const skipped = useMemo(() => new Set(records.skipped), [records.skipped])
  const conflicts = useMemo(() => conflictsOf(edits, values), [edits, values])

  const placeOf = ({ row, slot }: Cell): number => row * slots + slot
  const set = (cells: [Cell, number | null][]) => {
    setProblem(null)
    const open = cells
      .map(([cell, value]) => [placeOf(cell), value] as const)
      .filter(([place]) => !skipped.has(place))
    setEdits((now) => typed(now, values, open))
  }
  const type = (cell: Cell, text: string) => {
    const value = typedValue(text, rules)
    if (value === undefined) setProblem({ kind: 'typed', text: text.trim(), cell })
    else set([[cell, value]])
  }
  const paste = (text: string, block: Block) => {
    const read = pastedBlock(text, rules)
    if ('problem' in read) return setProblem({ kind: 'pasted', ...read.problem })
    const { cells, left } = laid(read.rows, block, { rows: values.length / slots, slots })
    set(cells)
    if (left > 0) setProblem({ kind: 'no_room', count: left })
  }
  const save = async () => {
    const change = changeOf(records, edits.byPlace)
    const body = JSON.stringify(change)
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() }
    setSaving(true)
    setProblem(null)
    try {
      await changeRecords({ locationId: location.id, metricId: metric.id }, change, attempt.current.key)
      await refreshRecords(cache)
      setEdits(noEdits)
      return true
    } catch (error) {
      if (!isApiFailure(error)) throw error
      if (isApiFailure(error, 400, 403, 409)) setProblem({ kind: 'refused', text: error.message })
      // Its values come beside those that are typed.
      if (isApiFailure(error, 409)) await refreshRecords(cache)
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    ...{ edits, problem, saving, conflicts, skipped, save },
    isDirty: edits.byPlace.size > 0,
    shown: useMemo(() => values.map((_, place) => shownAt(edits, values, place)), [values, edits]),
    settle: (places: readonly number[], keep: 'mine' | 'theirs') => {
      setProblem(null)
      setEdits((now) => settled(now, values, places, keep))
    },
    discard: () => {
      setProblem(null)
      setEdits(noEdits)
    },
    actions: {
      ...{ onTyped: type, onPasted: paste, onSet: set },
      onUndo: () => setEdits(undo),
      onRedo: () => setEdits(redo),
    },
  }
}
export type RecordEdits = ReturnType<typeof useRecordEdits>
