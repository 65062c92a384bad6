import { newId } from '#app/core/models/new_id'
import type { KnownTerm } from '#app/organisation/employee_plans/known_people'
import type {
  DraftProblem,
  EmployeeDraft,
  PlannedTerm,
  TermRow,
} from '#app/organisation/employees/employee_plan'
import { createContractValidator, createRateValidator } from '#app/organisation/employees/validators/contract'

export type Judged = { term: PlannedTerm | null; problems: DraftProblem[] }
type Failure = { messages: { field: string; rule: string; meta?: Record<string, unknown> }[] }
type Validator = { tryValidate(data: unknown): Promise<[unknown, null] | [null, unknown]> }

const fine = (term: PlannedTerm | null): Judged => ({ term, problems: [] })

/** What the module's own validator says, as keys of its sentences. */
export async function shapeProblems(
  validator: Validator,
  data: unknown,
  prefix = ''
): Promise<DraftProblem[]> {
  const [error] = await validator.tryValidate(data)
  if (!error) return []
  return (error as Failure).messages.map(({ field, rule, meta = {} }) => ({
    field: prefix + field,
    text: `validator.shared.messages.${rule}`,
    details: meta,
  }))
}

const usualContract = {
  endsOn: null,
  workSystem: 'BASIC',
  fte: 1,
  agreedMinutesPerMonth: null,
  maxDailyMinutes: null,
}

export async function planContract(asked: EmployeeDraft['contract'], held: KnownTerm[]): Promise<Judged> {
  if (!asked) return fine(null)
  const before = termOn(held, 'startsOn', asked.startsOn)
  const after = { ...usualContract, ...before?.row, ...asked } as TermRow
  const problems = await shapeProblems(createContractValidator, after, 'contract.')
  if (problems.length > 0) return { term: null, problems }
  const shared = held.some(
    (other) =>
      other.id !== before?.id &&
      String(after.startsOn) <= String(other.endsOn ?? '9999') &&
      String(other.startsOn) <= String(after.endsOn ?? '9999')
  )
  if (shared)
    return {
      term: null,
      problems: [
        { field: 'contract.startsOn', text: 'errors.organisation.contract_dates_overlap', details: {} },
      ],
    }
  return fine(changeOf(before, after))
}

const noAmounts = {
  salaryMinor: null,
  weekdayMinor: null,
  saturdayMinor: null,
  sundayMinor: null,
  dayOffMinor: null,
}

export async function planRate(
  asked: EmployeeDraft['rate'],
  held: KnownTerm[],
  currency: string
): Promise<Judged> {
  if (!asked) return fine(null)
  const { amountMinor, kind, validFrom } = asked
  const before = termOn(held, 'validFrom', validFrom)
  const amount = kind === 'hourly' ? { weekdayMinor: amountMinor } : { salaryMinor: amountMinor }
  const after = { ...noAmounts, currency, ...before?.row, validFrom, kind, ...amount } as TermRow
  const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null))
  const problems = await shapeProblems(createRateValidator, given, 'rate.')
  return problems.length > 0 ? { term: null, problems } : fine(changeOf(before, after))
}

type Held = { id: string; row: TermRow }
function termOn(held: KnownTerm[], key: string, day: string | undefined): Held | null {
  const found = held.find((one) => one[key] === day)
  if (!found) return null
  const { id, employeeId: _, ...row } = found
  return { id, row }
}

function changeOf(before: Held | null, after: TermRow): PlannedTerm | null {
  const same = before && Object.keys(after).every((key) => before.row[key] === after[key])
  return same ? null : { id: before?.id ?? newId(), before: before?.row ?? null, after }
}
