import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentLocale } from '#/lib/i18n/i18n.ts'
import type { Encoding } from './parsing/decode_text.ts'
import { problemCodeOf, type FileProblemCode } from './parsing/file_problem.ts'
import type { FileTable, OpenedFile, TableRow } from './parsing/file_table.ts'
import { openDeskLine, type DeskLine } from './parsing/open_desk_line.ts'
import { mappingQuery } from './queries.ts'

export type ChosenFile = OpenedFile & {
  name: string
  sheet: number
  /** null: this sheet cannot be read, but another may. */
  table: FileTable | null
  /** For the preview: all of them, or the first of a longer file. */
  rows: TableRow[]
}
type State = { file: ChosenFile | null; problem: FileProblemCode | null; reading: boolean }

/** Rows that cross from the worker to the page at a time. */
const rowsAtOnce = 1_000
const mostPreviewed: Record<ImportKind, number> = {
  employees: Infinity,
  metric_records: 1_000,
  leave_balances: 1_000,
}

/** A file, read by a worker that stays at hand while the dialog is open. */
export function useImportFile(kind: ImportKind) {
  const [state, setState] = useState<State>({ file: null, problem: null, reading: false })
  const line = useRef<DeskLine | null>(null)
  const source = useRef<File | null>(null)
  const turn = useRef(0)
  const cache = useQueryClient()

  useEffect(() => () => line.current?.hangUp(), [])

  /** Whatever was asked for later wins. */
  const reading = useCallback(async (work: (desk: DeskLine) => Promise<ChosenFile>) => {
    const mine = ++turn.current
    setState((before) => ({ ...before, reading: true, problem: null }))
    line.current ??= openDeskLine()
    try {
      const file = await work(line.current)
      if (mine === turn.current) setState({ file, problem: null, reading: false })
    } catch (error) {
      line.current?.hangUp()
      line.current = null
      if (mine === turn.current)
        setState(({ file }) => ({
          file: file && { ...file, table: null, rows: [] },
          problem: problemCodeOf(error),
          reading: false,
        }))
    }
  }, [])

  const read = useCallback(
    (encoding?: Encoding, sheet = 0) =>
      reading(async (desk) => {
        const file = source.current!
        const asked = { kind, locale: currentLocale(), ...(encoding && { encoding }) }
        const opened = await desk.ask((at) => at.open(file, asked))
        return tableOf(desk, { ...opened, name: file.name, sheet, table: null, rows: [] }, kind)
      }),
    [reading, kind]
  )

  return {
    ...state,
    open: (file: File) => {
      source.current = file
      setState({ file: null, problem: null, reading: true })
      void cache.prefetchQuery(mappingQuery(kind))
      return read()
    },
    chooseEncoding: (encoding: Encoding) => read(encoding),
    chooseSheet: (sheet: number) => read(state.file?.encoding ?? undefined, sheet),
    chooseHeader: (row: number) => reading((desk) => tableOf(desk, state.file!, kind, row)),
    /** Some of the rows below the header. */
    rows: async (from: number, count: number): Promise<TableRow[]> =>
      line.current ? line.current.ask((at) => at.rows(from, count)) : [],
    forget: () => setState({ file: null, problem: null, reading: false }),
  }
}
export type ImportFile = ReturnType<typeof useImportFile>

async function tableOf(
  desk: DeskLine,
  file: ChosenFile,
  kind: ImportKind,
  headerRow?: number
): Promise<ChosenFile> {
  const table = await desk.ask((at) => at.choose(file.sheet, headerRow))
  const rows: TableRow[] = []
  const most = Math.min(table.rowCount, mostPreviewed[kind])
  for (let from = 0; from < most; from += rowsAtOnce)
    rows.push(...(await desk.ask((at) => at.rows(from, rowsAtOnce))))
  return { ...file, table, rows }
}
