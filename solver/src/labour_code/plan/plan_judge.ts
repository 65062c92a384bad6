import { basisUnder } from '../basis_under.ts'
import { comparedVerdicts, breach, type Verdict } from '../verdict.ts'
import { changedPlan, personPlan, personSetting, type PersonPlan, type PersonSetting } from './person_plan.ts'
import type {
  Acceptance,
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from './plan_context.ts'
import { isThere, positionsOf } from './plan_entries.ts'
import type { Calendars } from './plan_segments.ts'

/**
 * Judges a whole plan and every change of it. One judge holds one state: `apply` and `undo` change it, `effectOf` looks
 * and leaves it as it was. Built for the inner loop of a drag: a look costs what the change touches, not the plan.
 */
export interface PlanJudge {
  /** Everything wrong in the plan as it is, by person and then in the order of the rules. */
  verdicts(): readonly PlanVerdict[]
  verdictsOf(personId: string): readonly PlanVerdict[]
  effectOf(change: PlanChange): PlanEffect
  /** Ids that are not there are passed over; an entry put in replaces one of the same id. */
  apply(change: PlanChange): PlanEffect
  /** @throws Error when there is nothing to take back */
  undo(): PlanEffect
  /** Changes so far can no longer be taken back, and no longer take memory. */
  settle(): void
}

/** @param entries the plan itself, next to what `context.around` holds; removed ones are passed over */
export type JudgeOf = (context: PlanContext, entries: readonly PlanEntry[]) => PlanJudge

export const planJudge: JudgeOf = (context, entries) => new Judge(context, entries)

/** What a change makes of the plans it touches, and of whose entries are whose. */
type Step = {
  readonly plans: ReadonlyMap<string, PersonPlan>
  readonly owners: ReadonlyMap<string, string | null>
}

class Judge implements PlanJudge {
  readonly #settings: ReadonlyMap<string, PersonSetting>
  readonly #acceptances: ReadonlyMap<string, readonly Acceptance[]>
  readonly #plans: Map<string, PersonPlan>
  /** Whose entry it is, by its id; entries of people not planned here are not kept. */
  readonly #owners = new Map<string, string>()
  readonly #reported = new WeakMap<Verdict, PlanVerdict>()
  /** What each change would have to be put back to. */
  #history: Step[] = []

  constructor(context: PlanContext, entries: readonly PlanEntry[]) {
    this.#settings = settingsOf(context)
    this.#acceptances = Map.groupBy(context.acceptances, ({ personId }) => personId)
    const byId = new Map([...context.around, ...entries].map((entry) => [entry.id, entry]))
    const known = [...byId.values()].filter((entry) => this.#ownerOf(entry) !== null)
    for (const { id, employeeId } of known) this.#owners.set(id, employeeId!)
    const own = Map.groupBy(known, ({ employeeId }) => employeeId!)
    this.#plans = new Map(
      [...this.#settings].map(([id, setting]) => [id, personPlan(setting, own.get(id) ?? [])])
    )
  }

  verdicts(): readonly PlanVerdict[] {
    return [...this.#settings.keys()].flatMap((id) => this.verdictsOf(id))
  }

  verdictsOf(personId: string): readonly PlanVerdict[] {
    return (this.#plans.get(personId)?.verdicts ?? []).map((verdict) => this.#tell(verdict))
  }

  effectOf(change: PlanChange): PlanEffect {
    return this.#effect(this.#stepOf(change))
  }

  apply(change: PlanChange): PlanEffect {
    return this.#take(this.#stepOf(change), this.#history)
  }

  undo(): PlanEffect {
    const step = this.#history.pop()
    if (!step) throw new Error('No change to take back. Maybe undo was called once too often.')
    return this.#take(step, [])
  }

  settle(): void {
    this.#history = []
  }

  #ownerOf(entry: PlanEntry): string | null {
    const { employeeId } = entry
    return isThere(entry) && employeeId !== null && this.#settings.has(employeeId) ? employeeId : null
  }

  #stepOf({ remove = [], add = [] }: PlanChange): Step {
    const last = [...new Map(add.map((entry) => [entry.id, entry])).values()]
    const owners = new Map<string, string | null>(remove.map((id) => [id, null]))
    for (const entry of last) owners.set(entry.id, this.#ownerOf(entry))
    const touched = new Set<string>()
    for (const [id, owner] of owners) {
      const before = this.#owners.get(id)
      if (before !== undefined) touched.add(before)
      if (owner !== null) touched.add(owner)
    }
    const gone = [...owners.keys()]
    const plans = new Map(
      [...touched].map((personId) => {
        const own = last.filter((entry) => owners.get(entry.id) === personId)
        const change = { remove: gone.filter((id) => this.#owners.get(id) === personId), add: own }
        return [personId, changedPlan(this.#settings.get(personId)!, this.#plans.get(personId)!, change)]
      })
    )
    return { plans, owners }
  }

  /** Puts a step in place and leaves in `history` what takes it back. */
  #take({ plans, owners }: Step, history: Step[]): PlanEffect {
    const effect = this.#effect({ plans, owners })
    history.push({
      plans: new Map([...plans.keys()].map((id) => [id, this.#plans.get(id)!])),
      owners: new Map([...owners.keys()].map((id) => [id, this.#owners.get(id) ?? null])),
    })
    for (const [id, plan] of plans) this.#plans.set(id, plan)
    for (const [id, owner] of owners) {
      if (owner === null) this.#owners.delete(id)
      else this.#owners.set(id, owner)
    }
    return effect
  }

  #effect({ plans }: Step): PlanEffect {
    const worse: PlanVerdict[] = []
    const better: PlanVerdict[] = []
    for (const personId of this.#inOrder(plans)) {
      const [before, after] = [this.#plans.get(personId)!.felt, plans.get(personId)!.felt]
      const compared = comparedVerdicts(before, after)
      for (const verdict of compared.worse) worse.push(this.#tell(verdict))
      for (const verdict of compared.better) better.push(this.#tell(verdict))
    }
    return { worse, better }
  }

  #inOrder(plans: ReadonlyMap<string, PersonPlan>): string[] {
    return plans.size < 2 ? [...plans.keys()] : [...this.#settings.keys()].filter((id) => plans.has(id))
  }

  #tell(verdict: Verdict): PlanVerdict {
    const known = this.#reported.get(verdict)
    if (known) return known
    const acceptances = this.#acceptances.get(verdict.personId) ?? []
    const accepted = acceptances.find((acceptance) => covers(acceptance, verdict))
    const law = this.#settings.get(verdict.personId)!.rules.lawPack
    const basis = law ? basisUnder(verdict.basis, law) : verdict.basis
    const reported = { ...verdict, basis, acceptanceId: accepted?.id ?? null }
    this.#reported.set(verdict, reported)
    return reported
  }
}

/** An acceptance covers a breach that is no worse and that no further work causes. */
const covers = ({ ruleId, shiftIds, breach: accepted }: Acceptance, verdict: Verdict): boolean =>
  ruleId === verdict.ruleId &&
  breach(verdict) <= accepted &&
  verdict.shiftIds.every((id) => shiftIds.includes(id))

/** @throws Error when a person names a rule set the context does not carry */
function settingsOf(context: PlanContext): Map<string, PersonSetting> {
  const ruleSets = new Map(context.ruleSets.map((rules) => [rules.id, rules]))
  const positions = positionsOf(context)
  const calendars: Calendars = new Map()
  return new Map(
    context.people.map((person) => {
      const rules = ruleSets.get(person.ruleSetId)
      if (!rules) throw new Error(`Rule set "${person.ruleSetId}" is missing. Maybe the context was cut.`)
      return [person.id, personSetting(context, person, rules, positions, calendars)]
    })
  )
}
