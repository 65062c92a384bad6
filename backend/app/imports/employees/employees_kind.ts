import { plain } from '#app/imports/employees/cell_values'
import { columnOfField, RowReader, type NewNames, type ReadRow } from '#app/imports/employees/read_row'
import type { FileRow, ImportPass, KindOfImport, RowResult, StoredChange } from '#app/imports/kind'
import type { EmployeeChange } from '#app/organisation/public/employee_change'
import type { EmployeePlan, PlannedChange } from '#app/organisation/public/employee_plan'
import { importDirectory } from '#app/organisation/public/import_directory'
import { archiveEmployees, missingEmployees } from '#app/organisation/public/missing_employees'
import { addNamedWork, type NamedWork } from '#app/organisation/public/named_work'
import { planEmployees } from '#app/organisation/public/plan_employees'
import { undoEmployeeChanges } from '#app/organisation/public/undo_employee_changes'
import { writeEmployeePlans } from '#app/organisation/public/write_employee_plans'
import type { ImportColumn, ImportField, ImportOptions } from '#contracts/imports'

const cellOf = (columns: ImportColumn[], cells: string[], field: ImportField): string =>
  plain(cells[columns.findIndex((column) => column.field === field)] ?? '')

export const employeesKind: KindOfImport = {
  keysOf(columns, cells) {
    const integrationId = cellOf(columns, cells, 'integrationId')
    const email = cellOf(columns, cells, 'email').toLowerCase()
    // What is no address is nobody's: each of its rows is told so.
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(email)
    return [...(integrationId ? [`id:${integrationId}`] : []), ...(isAddress ? [`email:${email}`] : [])]
  },

  open: (asked) => new EmployeesPass(asked),

  missing(columns, rows) {
    const all = (field: ImportField) => rows.map(({ cells }) => cellOf(columns, cells, field)).filter(Boolean)
    return missingEmployees({
      integrationIds: all('integrationId'),
      emails: all('email').map((email) => email.toLowerCase()),
      names: rows.map(({ cells }) =>
        `${cellOf(columns, cells, 'name')} ${cellOf(columns, cells, 'surname')}`.toLowerCase()
      ),
    })
  },

  remove: (ids) => archiveEmployees(ids),
  undo: (changes) => undoEmployeeChanges(changes as EmployeeChange[]),
}

class EmployeesPass implements ImportPass {
  readonly #columns: ImportColumn[]
  readonly #options: ImportOptions
  readonly #dry: boolean
  /** How many people leave, whose places in the licence are free then; and how many this dry pass has added. */
  #leaving: number
  #added = 0
  readonly #names: NewNames = { positions: new Map(), tags: new Map() }
  readonly #used = new Set<string>()

  constructor(asked: { columns: ImportColumn[]; options: ImportOptions; dry: boolean; leaving: number }) {
    this.#columns = asked.columns
    this.#options = asked.options
    this.#dry = asked.dry
    this.#leaving = asked.leaving
  }

  async take(rows: FileRow[]) {
    const directory = await importDirectory()
    // A pass that writes finds its own names in the directory again.
    const names = this.#dry ? this.#names : { positions: new Map(), tags: new Map() }
    const reader = new RowReader(this.#columns, this.#options, directory, names)
    const read = new Map(rows.map((row) => [row.number, reader.read(row)]))
    const drafts = rows.filter(({ twinOf }) => twinOf === null).map(({ number }) => read.get(number)!.draft)
    const seats = directory.seats === null ? null : directory.seats + this.#leaving - this.#added
    const plans = await planEmployees(drafts, { directory, seats, lock: this.#dry ? 'read' : 'lock' })
    const byRow = new Map(plans.map((plan) => [plan.row, plan]))
    const results = rows.map((row) => resultOf(row, read.get(row.number)!, byRow.get(row.number)))
    const good = new Set(results.filter(({ outcome }) => outcome !== 'invalid').map(({ number }) => number))
    const planned = plans.flatMap((plan) => ('change' in plan && good.has(plan.row) ? [plan.change] : []))
    const added = this.#usedNames(names, planned)
    if (this.#dry) {
      this.#added += planned.filter(({ before }) => before === null).length
      return { rows: results, changes: [] }
    }
    const named = await addNamedWork(added)
    const written = await writeEmployeePlans(planned, this.#options)
    return { rows: results, changes: [...named, ...written] as StoredChange[] }
  }

  newNames() {
    const used = (all: NewNames['tags']) =>
      [...all.values()].filter(({ id }) => this.#used.has(id)).map(({ name }) => name)
    return { newPositions: used(this.#names.positions), newTags: used(this.#names.tags) }
  }

  /** Only what a correct row names is added. */
  #usedNames({ positions, tags }: NewNames, planned: readonly PlannedChange[]): NamedWork[] {
    for (const { after } of planned)
      for (const id of [...after.positionIds, ...after.tagIds]) this.#used.add(id)
    const of = (entity: NamedWork['entity'], all: NewNames['tags']) =>
      [...all.values()].filter(({ id }) => this.#used.has(id)).map((one) => ({ entity, ...one }))
    return [...of('position', positions), ...of('tag', tags)]
  }
}

/** What the texts said and what the rules said, one reason for each column. */
function resultOf(row: FileRow, { problems }: ReadRow, plan: EmployeePlan | undefined): RowResult {
  const twin =
    row.twinOf === null
      ? []
      : [{ field: null, text: 'imports.problems.duplicate', details: { row: row.twinOf } }]
  const told = new Set(problems.map(({ field }) => field))
  const more = (plan?.problems ?? [])
    .map(({ field, text, details }) => ({ field: columnOfField(field), text, details }))
    .filter(({ field }) => field === null || !told.has(field))
  const all = [...twin, ...problems, ...more]
  const outcome = all.length > 0 ? 'invalid' : plan!.outcome
  return { number: row.number, outcome, problems: all }
}
