import { cellOf, personKeysOf } from '#app/imports/employees/cell_of'
import type { NewNames } from '#app/imports/employees/name_finder'
import { columnOfField, RowReader, type ReadRow } from '#app/imports/employees/read_row'
import { savedRow } from '#app/imports/employees/saved_row'
import { withoutUnreadable } from '#app/imports/employees/unreadable'
import type {
  FileRow,
  ImportPass,
  KindOfRows,
  OpenedPass,
  RowProblem,
  RowResult,
  StoredChange,
} from '#app/imports/kind'
import type { EmployeeChange } from '#app/organisation/public/employee_change'
import type { EmployeeDraft, EmployeePlan, PlannedChange } from '#app/organisation/public/employee_plan'
import { importDirectory, type ImportDirectory } from '#app/organisation/public/import_directory'
import { lockLicencePlaces } from '#app/organisation/public/licence_places'
import { archiveEmployees, missingEmployees } from '#app/organisation/public/missing_employees'
import { addNamedWork, type NamedWork } from '#app/organisation/public/named_work'
import { planEmployees } from '#app/organisation/public/plan_employees'
import { undoEmployeeChanges } from '#app/organisation/public/undo_employee_changes'
import { writeEmployeePlans } from '#app/organisation/public/write_employee_plans'
import { splitName } from '#contracts/full_names'
import {
  optionalImportFields,
  type ImportColumn,
  type ImportField,
  type ImportOptions,
} from '#contracts/imports'

export const employeesKind: KindOfRows = {
  keysOf: personKeysOf,

  open: (asked) => new EmployeesPass(asked),

  missing(columns, options, rows) {
    const all = (field: ImportField) => rows.map(({ cells }) => cellOf(columns, cells, field)).filter(Boolean)
    return missingEmployees({
      integrationIds: all('integrationId'),
      emails: all('email').map((email) => email.toLowerCase()),
      names: rows.map(({ cells }) => nameIn(columns, options, cells).toLowerCase()),
    })
  },

  remove: (ids) => archiveEmployees(ids),
  undo: (changes) => undoEmployeeChanges(changes as EmployeeChange[]),
}

function nameIn(columns: ImportColumn[], { nameOrder }: ImportOptions, cells: string[]): string {
  const split = splitName(cellOf(columns, cells, 'fullName'), nameOrder)
  const name = cellOf(columns, cells, 'name') || split?.name
  return `${name ?? ''} ${cellOf(columns, cells, 'surname') || (split?.surname ?? '')}`
}

class EmployeesPass implements ImportPass {
  readonly #asked: OpenedPass
  /** How many people leave, whose places in the licence are free then; and how many this dry pass has added. */
  #leaving: number
  #added = 0
  readonly #names: NewNames = { positions: new Map(), tags: new Map() }
  readonly #used = new Set<string>()

  constructor(asked: OpenedPass) {
    this.#asked = asked
    this.#leaving = asked.leaving
  }

  async take(rows: FileRow[]) {
    const { dry, options } = this.#asked
    if (!dry) await lockLicencePlaces()
    const directory = await importDirectory()
    // A pass that writes finds its own names in the directory again.
    const names = dry ? this.#names : { positions: new Map(), tags: new Map() }
    const reader = new RowReader({ ...this.#asked, directory, names })
    const read = new Map(rows.map((row) => [row.number, reader.read(row)]))
    const drafts = rows.filter(({ twinOf }) => twinOf === null).map(({ number }) => read.get(number)!.draft)
    const plans = await this.#planned(drafts, read, directory)
    const byRow = new Map(plans.map((plan) => [plan.row, plan]))
    const chosen = this.#asked.columns.map(({ field }) => field)
    const results = rows.map((row) => {
      const plan = byRow.get(row.number)
      return resultOf(row, read.get(row.number)!, plan && inColumns(plan, chosen), names)
    })
    const good = new Set(results.filter(({ outcome }) => outcome !== 'invalid').map(({ number }) => number))
    const planned = plans.flatMap((plan) => ('change' in plan && good.has(plan.row) ? [plan.change] : []))
    const added = this.#usedNames(names, planned)
    if (dry) {
      this.#added += planned.filter(({ before }) => before === null).length
      return { rows: results, changes: [] }
    }
    const named = await addNamedWork(added)
    const written = await writeEmployeePlans(planned, options)
    return { rows: results, changes: [...named, ...written] as StoredChange[] }
  }

  /** Rows that fail only because of optional values are planned again without them, where the user agreed to that. */
  async #planned(
    drafts: EmployeeDraft[],
    read: Map<number, ReadRow>,
    directory: ImportDirectory
  ): Promise<EmployeePlan[]> {
    const lock = this.#asked.dry ? 'read' : 'lock'
    const seats = directory.seats === null ? null : directory.seats + this.#leaving - this.#added
    const plans = await planEmployees(drafts, { directory, seats, lock })
    if (!this.#asked.options.leaveOutUnreadable) return plans
    const again = plans.flatMap((plan) => withoutUnreadable(plan, read.get(plan.row)!) ?? [])
    if (again.length === 0) return plans
    const taken = plans.filter(({ outcome }) => outcome === 'added').length
    const left = seats === null ? null : seats - taken
    const mended = new Map(
      (await planEmployees(again, { directory, seats: left, lock })).map((plan) => [plan.row, plan])
    )
    return plans.map((plan) => mended.get(plan.row) ?? plan)
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

/** A name that is wrong stands in the column of full names where no other holds it; it is reported once. */
function inColumns(plan: EmployeePlan, chosen: (ImportField | null)[]): EmployeePlan {
  const isSplit = (field: string | null) =>
    (field === 'name' || field === 'surname') && !chosen.includes(field) && chosen.includes('fullName')
  const [first] = plan.problems.filter(({ field }) => isSplit(field))
  if (!first) return plan
  const others = plan.problems.filter(({ field }) => !isSplit(field))
  return { ...plan, problems: [{ ...first, field: 'fullName' }, ...others] }
}

/** What the texts said and what the rules said, one reason for each column. */
function resultOf(
  row: FileRow,
  { problems, notes }: ReadRow,
  plan: EmployeePlan | undefined,
  names: NewNames
): RowResult {
  const twin =
    row.twinOf === null
      ? []
      : [{ field: null, text: 'imports.problems.duplicate', details: { row: row.twinOf } }]
  const reported = new Set(problems.map(({ field }) => field))
  const more = (plan?.problems ?? [])
    .map(({ field, text, details }) => problemOf(columnOfField(field), text, details))
    .filter(({ field }) => field === null || !reported.has(field))
  const all = [...twin, ...problems, ...more]
  const isTaken = all.length === 0
  return {
    number: row.number,
    outcome: isTaken ? plan!.outcome : 'invalid',
    problems: all,
    notes,
    saved: isTaken ? savedRow(plan!, names) : null,
  }
}

const problemOf = (field: ImportField | null, text: string, details: Record<string, unknown>): RowProblem => {
  const isOptional = text.startsWith('validator.') && field !== null && optionalImportFields.includes(field)
  return { field, text, details, ...(isOptional && { isOptional }) }
}
