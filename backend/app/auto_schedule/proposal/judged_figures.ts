import type { PlanContext, PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge, type PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { PlanPrices, type KnownPlan } from '@shiftloom/solver/labour_code/plan/plan_prices'
import type { DearerWith } from '#app/auto_schedule/proposal/cost_reasons'
import { shiftRates } from '#app/scheduling/public/shift_rates'
import type { DaySpan } from '#app/scheduling/public/entry'
import { peopleOfLocations } from '#app/scheduling/public/schedule_people'
import { planEntriesById } from '#app/scheduling/public/around_entries'
import { planContext } from '#app/scheduling/public/plan_context'
import type { ConstraintShare, RunFigures, RunScope } from '#contracts/auto_schedule'

type Handover = { entryId: string; toEmployeeId: string | null }
type Plan = { figures: RunFigures; constraints: ConstraintShare[] }

/**
 * Counts what the rules say of a plan as the schedule does, by the same judge, over everyone at the run's locations
 * and all of its days; accepted breaches are not counted. What the shifts to decide cost is counted as on the screen,
 * too: with what night work and overtime add.
 */
export class JudgedFigures {
  readonly #judge: PlanJudge
  readonly #entries: ReadonlyMap<string, PlanEntry>
  readonly #days: ReadonlyMap<string, string>
  readonly #span: DaySpan

  /** `null` if the requester of the run may not see cost. */
  readonly #prices: PlanPrices | null
  /** The plan without the shifts to decide. */
  readonly #fixed: KnownPlan

  private constructor(
    context: PlanContext,
    entries: readonly PlanEntry[],
    span: DaySpan,
    prices: PlanPrices | null
  ) {
    this.#judge = planJudge(context, [])
    this.#span = span
    this.#prices = prices
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]))
    this.#days = new Map([...context.around, ...entries].map(({ id, day }) => [id, day]))
    const fixed = context.around.filter(({ id }) => !this.#entries.has(id))
    const byPerson = Map.groupBy(fixed, ({ employeeId }) => employeeId ?? '')
    this.#fixed = {
      entryById: new Map(),
      ofPerson: (id) => byPerson.get(id) ?? [],
      uncounted: new Set(context.uncountedPositionIds),
    }
  }

  /** @param entryIds every shift that the run decides */
  static async read(
    { from, until, locationIds }: RunScope,
    entryIds: readonly string[],
    { priced }: { priced: boolean }
  ): Promise<JudgedFigures> {
    const span = { from, until }
    const people = await peopleOfLocations(span, locationIds)
    const context = await planContext(
      people.map(({ id }) => id),
      span
    )
    const prices = priced ? new PlanPrices(await shiftRates(people, span)) : null
    return new JudgedFigures(context, await planEntriesById(entryIds), span, prices)
  }

  /** The schedule as it is. */
  before(figures: RunFigures): RunFigures {
    return { ...figures, ...this.#counts(), ...this.#cost([]) }
  }

  /** A plan with its changes made; of the rules that weigh in its score, each has the breaches the judge finds. */
  of<T extends Plan>(plan: T, changes: readonly Handover[]): T {
    const add = changes.flatMap(({ entryId, toEmployeeId }) => {
      const entry = this.#entries.get(entryId)
      return entry ? [{ ...entry, employeeId: toEmployeeId }] : []
    })
    this.#judge.apply({ add })
    const counts = this.#counts()
    this.#judge.undo()
    const constraints = plan.constraints.flatMap((share) => {
      if (share.code !== 'alerts') return [share]
      const breaches = counts.alertsByRule[String(share.details.rule)] ?? 0
      return breaches === 0 ? [] : [{ ...share, details: { ...share.details, breaches } }]
    })
    return { ...plan, figures: { ...plan.figures, ...counts, ...this.#cost(add) }, constraints }
  }

  /**
   * What other people would cost in a plan with its changes made; `null` if the requester of the run may not see cost.
   */
  costsIn(changes: readonly Handover[]): DearerWith | null {
    const prices = this.#prices
    if (!prices) return null
    const to = new Map(changes.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
    const entries = [...this.#entries.values()].map((entry) => {
      const employeeId = to.get(entry.id)
      return employeeId === undefined ? entry : { ...entry, employeeId }
    })
    const entryById = new Map(entries.map((entry) => [entry.id, entry]))
    const decided = Map.groupBy(entries, ({ employeeId }) => employeeId ?? '')
    const { uncounted, ofPerson } = this.#fixed
    const plan: KnownPlan = {
      entryById,
      ofPerson: (id) => [...ofPerson(id), ...(decided.get(id) ?? [])],
      uncounted,
    }
    return (entryId, employeeId) => {
      const entry = entryById.get(entryId)
      return entry && prices.differenceOf({ remove: [entryId], add: [{ ...entry, employeeId }] }, plan)
    }
  }

  #cost(changed: readonly PlanEntry[]): Pick<RunFigures, 'costMinor'> {
    if (!this.#prices) return {}
    const after = new Map(changed.map((entry) => [entry.id, entry]))
    const decided = [...this.#entries.values()].map((entry) => after.get(entry.id) ?? entry)
    return { costMinor: this.#prices.addedBy(decided, this.#fixed) }
  }

  #counts() {
    const open = this.#judge.verdicts().filter((verdict) => this.#isOpen(verdict))
    const alerts = open.filter(({ severity }) => severity === 'alert')
    const alertsByRule: Record<string, number> = {}
    for (const { ruleId } of alerts) alertsByRule[ruleId] = (alertsByRule[ruleId] ?? 0) + 1
    return { alertsByRule, blockingViolations: open.length - alerts.length }
  }

  /** Some of its work lies in the days of the run; breaches before or after are reported there. */
  #isOpen({ acceptanceId, shiftIds }: PlanVerdict): boolean {
    const { from, until } = this.#span
    return (
      acceptanceId === null &&
      shiftIds.some((id) => {
        const day = this.#days.get(id)
        return day !== undefined && day >= from && day < until
      })
    )
  }
}
