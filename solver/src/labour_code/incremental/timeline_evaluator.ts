import type { Work } from '../planned_work.ts'
import type { PersonFacts, Rules } from '../rule.ts'
import type { Verdict } from '../verdict.ts'
import {
  changedStanding,
  differenceOf,
  standingOf,
  subjectOf,
  type Standing,
  type Subject,
  type TimelineChange,
  type VerdictDifference,
} from './standing.ts'

/**
 * One person's work with its verdicts, kept up to date change by change. The verdicts are those of `checkTimeline` at
 * every moment, in the same order. Ids of works are unique.
 */
export class TimelineEvaluator {
  readonly #subject: Subject
  #history: Standing[] = []
  #standing: Standing

  constructor(person: PersonFacts, work: readonly Work[], rules: Rules) {
    this.#subject = subjectOf(person, rules)
    this.#standing = standingOf(this.#subject, work)
  }

  get work(): readonly Work[] {
    return this.#standing.work
  }

  get verdicts(): readonly Verdict[] {
    return this.#standing.verdicts.flat()
  }

  /** What a change would do; nothing is changed and nothing remembered. */
  look(change: TimelineChange): VerdictDifference {
    return differenceOf(this.#standing, changedStanding(this.#subject, this.#standing, change))
  }

  /** Makes a change; ids that are not there are passed over. */
  apply(change: TimelineChange): VerdictDifference {
    const before = this.#standing
    this.#history.push(before)
    this.#standing = changedStanding(this.#subject, before, change)
    return differenceOf(before, this.#standing)
  }

  /**
   * Takes back the last change exactly.
   * @throws Error when there is none
   */
  undo(): VerdictDifference {
    const earlier = this.#history.pop()
    if (!earlier) throw new Error('No change to take back. Maybe undo was called once too often.')
    const later = this.#standing
    this.#standing = earlier
    return differenceOf(later, earlier)
  }

  /** Changes so far can no longer be taken back, and no longer take memory. */
  settle(): void {
    this.#history = []
  }
}
