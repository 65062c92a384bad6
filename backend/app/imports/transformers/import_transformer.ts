import i18nManager from '@adonisjs/i18n/services/main'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { InvalidRow } from '#app/imports/queries/import_rows'
import type { Kept, RowProblem } from '#app/imports/kind'
import { personName } from '#app/core/person_name'
import { namesOf } from '#app/organisation/public/names_of'
import type { Locale } from '#contracts/enums'
import {
  formulaMark,
  type Import,
  type ImportColumn,
  type ImportProblemRow,
  type KeptChange,
} from '#contracts/imports'

/** Imports for the wire, with the names of what undoing kept as they are now. */
export async function importsOf(found: ImportRow[], locale: Locale): Promise<Import[]> {
  const named = await keptNamed(
    found.flatMap(({ undone }) => undone?.kept ?? []),
    locale
  )
  return found.map((one) => ({
    id: one.id,
    kind: one.kind,
    fileName: one.fileName,
    state: one.state,
    progress: one.progress,
    columns: one.columns,
    options: one.options,
    matches: one.matches,
    rowCount: one.rowCount,
    counts: one.counts && { ...one.counts, mendable: one.counts.mendable ?? 0 },
    // Older imports counted positions and tags among people.
    undone: one.undone && { ...nothing, ...one.undone, kept: one.undone.kept.map(named) },
    canUndo: one.canUndo,
    failure: one.failureCode && i18nManager.locale(locale).formatMessage(`errors.${one.failureCode}`),
    requestedAt: one.requestedAt.toISOString(),
    requestedByName: personName(one.requester, locale).trim(),
    finishedAt: one.finishedAt?.toISOString() ?? null,
  }))
}

export async function importOf(found: ImportRow, locale: Locale): Promise<Import> {
  const [one] = await importsOf([found], locale)
  return one!
}

const nothing = { removedPositions: 0, removedTags: 0 }

/** What has been deleted since has no name. */
async function keptNamed(kept: Kept[], locale: Locale): Promise<(one: Kept) => KeptChange> {
  const names = await namesOf(
    kept.map(({ id }) => id),
    locale
  )
  return (one) => ({ ...one, name: names.get(one.id) ?? '' })
}

/** As the columns stand in the file; what concerns the whole row comes first. */
const inOrder = <T>(placed: (readonly [number, T])[]) => placed.sort(([one], [other]) => one - other)

const reasonOf = ({ text, details }: RowProblem, locale: Locale): string =>
  i18nManager.locale(locale).formatMessage(text, details)

export const problemsOf = (columns: ImportColumn[], locale: Locale) => {
  const place = (field: RowProblem['field']) =>
    field === null ? -1 : columns.findIndex((column) => column.field === field)
  return ({ number, cells, problems }: InvalidRow): ImportProblemRow => ({
    number,
    problems: inOrder(problems.map((problem) => [place(problem.field), problem] as const)).map(
      ([at, problem]) => ({
        column: columns[at]?.header ?? null,
        value: at < 0 ? null : (cells[at]?.replace(formulaMark, '') ?? null),
        reason: reasonOf(problem, locale),
      })
    ),
  })
}
