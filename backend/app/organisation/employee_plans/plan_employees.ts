import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { requireWritable, worksForLocations } from '#app/organisation/employees/employee_rules'
import { given } from '#app/organisation/employees/write_employee'
import {
  knownPeople,
  type KnownPeople,
  type KnownPerson,
} from '#app/organisation/employee_plans/known_people'
import { planContract, planRate, shapeProblems } from '#app/organisation/employee_plans/plan_terms'
import type {
  DraftProblem,
  EmployeeDraft,
  EmployeePlan,
  PlannedField,
  PlannedFields,
} from '#app/organisation/employees/employee_plan'
import type { ImportDirectory } from '#app/organisation/employee_plans/import_directory'
import { createEmployeeValidator } from '#app/organisation/employees/validators/employee'
import { roles } from '#contracts/enums'

type PlanOptions = {
  directory: Pick<ImportDirectory, 'language' | 'currency' | 'licensed'>
  /** How many may still be added; `null` for any number. */
  seats: number | null
  /** `lock`: what is planned is written in the same unit of work. */
  lock: 'lock' | 'read'
}

/**
 * What becomes of each draft, by the rules for adding or changing one person: a draft is about the person with its
 * integration ID, else its e-mail address, else a new person. A second draft about the same person is refused. Nothing
 * is written.
 */
export async function planEmployees(
  drafts: readonly EmployeeDraft[],
  { directory, seats, lock }: PlanOptions
): Promise<EmployeePlan[]> {
  const known = await knownPeople(drafts, lock)
  const plans: EmployeePlan[] = []
  let free = seats
  const full = { licensed: directory.licensed }
  const rowOf = new Map<string, number>()
  for (const draft of drafts) {
    let plan = await planOne(draft, known, directory)
    const about = match(draft, known.people).person?.id
    const first = about === undefined ? undefined : rowOf.get(about)
    if (first !== undefined)
      plan = invalid(draft, [problem(null, 'imports.problems.duplicate', { row: first })])
    else if (about !== undefined) rowOf.set(about, draft.row)
    if (plan.outcome === 'added' && free !== null && !draft.isRefused) {
      if (free <= 0) plan = invalid(draft, [problem(null, 'errors.organisation.licence_full', full)])
      else free -= 1
    }
    plans.push(plan)
  }
  return plans
}

const problem = (
  field: string | null,
  text: string,
  details: Record<string, unknown> = {}
): DraftProblem => ({
  field,
  text,
  details,
})
const invalid = ({ row }: EmployeeDraft, problems: DraftProblem[]): EmployeePlan => ({
  row,
  outcome: 'invalid',
  problems,
})

async function planOne(
  draft: EmployeeDraft,
  known: KnownPeople,
  directory: PlanOptions['directory']
): Promise<EmployeePlan> {
  const { person, conflict } = match(draft, known.people)
  if (conflict) return invalid(draft, [conflict])
  const asked = given(draft.employee) as EmployeeDraft['employee']
  const after = { ...usual(directory), ...(person && stored(person)), ...asked } as PlannedFields
  after.mainLocationId ??= (worksForLocations(after.role) && draft.fallback?.mainLocationId) || null
  const problems = [
    ...(await shapeProblems(createEmployeeValidator, shapeOf(after))),
    ...rulesBroken(person, after),
    ...addressTaken(person, after, known),
  ]
  after.locationIds = placesOf(after, person)
  const contracts = known.contracts.get(person?.id ?? '') ?? []
  const usualContract = contracts.length === 0 ? draft.fallback?.contract : undefined
  const contract = await planContract(draft.contract ?? usualContract ?? null, contracts)
  const rate = await planRate(draft.rate, known.rates.get(person?.id ?? '') ?? [], directory.currency)
  const all = [...problems, ...contract.problems, ...rate.problems]
  if (all.length > 0) return invalid(draft, all)
  const fields = person ? changedFields(stored(person), after) : (Object.keys(after) as PlannedField[])
  if (person && fields.length === 0 && !contract.term && !rate.term)
    return { row: draft.row, outcome: 'unchanged', problems: [], after }
  const change = {
    employeeId: person?.id ?? newId(),
    before: person ? stored(person) : null,
    after,
    fields,
    contract: contract.term,
    rate: rate.term,
  }
  return { row: draft.row, outcome: person ? 'updated' : 'added', problems: [], change }
}

/** Whom the draft is about. An archived person has to be brought back by hand first. */
function match({ employee }: EmployeeDraft, people: KnownPerson[]) {
  const address = employee.email?.toLowerCase()
  const byId = people.find((one) => !one.archived && one.integrationId === (employee.integrationId ?? null))
  const byAddress = address ? people.find(({ email }) => email?.toLowerCase() === address) : undefined
  const person = (employee.integrationId ? byId : undefined) ?? byAddress
  const conflict =
    person && byAddress && person !== byAddress && !byAddress.archived
      ? problem('email', 'imports.problems.two_people')
      : person?.archived
        ? problem('email', 'imports.problems.archived')
        : person && !person.seen
          ? problem(null, 'imports.problems.out_of_reach')
          : null
  return { person, conflict }
}

const usual = ({ language }: PlanOptions['directory']) => ({
  phone: null,
  role: roles.employee,
  language,
  mainLocationId: null,
  locationIds: [],
  positionIds: [],
  tagIds: [],
  integrationId: null,
  employmentType: null,
})

function stored(person: KnownPerson) {
  const { id: _, userId: __, archived: ___, seen: ____, ...fields } = person
  return fields
}

/** A person without an address has a missing field, not a wrong one. */
const shapeOf = ({ email, ...rest }: PlannedFields) => ({ ...rest, ...(email != null && { email }) })

function rulesBroken(person: KnownPerson | undefined, after: PlannedFields): DraftProblem[] {
  const found: DraftProblem[] = []
  try {
    requireWritable(...(person ? [person.role] : []), after.role)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    found.push(problem('role', `errors.${error.key}`))
  }
  if (!after.mainLocationId && worksForLocations(after.role))
    found.push(problem('mainLocationId', 'imports.problems.main_location_required'))
  if (!person) return found
  const isOwn = person.id === organisationContext.actor().employeeId
  const moved = person.email?.toLowerCase() !== after.email?.toLowerCase()
  if (isOwn && person.role !== after.role) found.push(problem('role', 'errors.organisation.own_account'))
  else if (person.role === roles.organisationAdmin && after.role !== person.role)
    found.push(problem('role', 'imports.problems.administrator'))
  if (isOwn && moved) found.push(problem('email', 'errors.organisation.own_account'))
  return found
}

function addressTaken(
  person: KnownPerson | undefined,
  { email }: PlannedFields,
  { addresses }: KnownPeople
): DraftProblem[] {
  const owner = email ? addresses.get(email.toLowerCase()) : undefined
  return owner === undefined || (person && owner === person.id)
    ? []
    : [problem('email', 'errors.organisation.email_taken')]
}

/** Users who see only some locations can take away only those; the others of the person stay. */
function placesOf(after: PlannedFields, person: KnownPerson | undefined): string[] {
  const scope = organisationContext.actor().locationIds
  const hidden = (person?.locationIds ?? []).filter((id) => scope !== null && !scope.includes(id))
  const main = after.mainLocationId ? [after.mainLocationId] : []
  return [...new Set([...main, ...after.locationIds, ...hidden])].sort()
}

function changedFields(before: object, after: PlannedFields): PlannedField[] {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
  const held = before as Record<string, unknown>
  return (Object.keys(after) as PlannedField[]).filter((field) => text(held[field]) !== text(after[field]))
}
