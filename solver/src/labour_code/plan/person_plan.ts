import { overlaps, periodOfDays, type Period } from '../../time/time.ts'
import type { RuleCalendar } from '../calendar.ts'
import { strictestOf } from '../limit_changes.ts'
import {
  changedStanding,
  standingOf,
  subjectOf,
  type Standing,
  type Subject,
} from '../incremental/standing.ts'
import { personFactsOf } from '../person_facts.ts'
import type { Work } from '../planned_work.ts'
import { allRules } from '../registry.ts'
import type { PersonFacts } from '../rule.ts'
import type { Verdict } from '../verdict.ts'
import type { PlanContext, PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import {
  isAbsence,
  isAvailability,
  isWork,
  periodOfEntry,
  workOfEntry,
  type Positions,
} from './plan_entries.ts'
import { agreedWorkOf, type AgreedWork } from './plan_limits.ts'
import { segmentsOf, type Calendars, type Segment } from './plan_segments.ts'

/** What stays the same about one person, whatever is planned. */
export type PersonSetting = {
  readonly person: PlanPerson
  readonly rules: PlanRules
  readonly positions: Positions
  readonly segments: readonly Segment[]
  /** The days whose verdicts are reported. */
  readonly reported: Period
}

/** One person's plan with its verdicts. Never changed: a change makes another one. */
export type PersonPlan = {
  /** Absences and availability. */
  readonly marks: readonly PlanEntry[]
  readonly agreed: readonly AgreedWork[]
  /** By segment; each knows all the work. */
  readonly subjects: readonly Subject[]
  readonly standings: readonly Standing[]
  /** In the order of the rules. */
  readonly verdicts: readonly Verdict[]
  /** The same with those of other days that work on the reported ones decides about. */
  readonly felt: readonly Verdict[]
}

export function personSetting(
  context: PlanContext,
  person: PlanPerson,
  rules: PlanRules,
  positions: Positions,
  calendars: Calendars
): PersonSetting {
  const reported = periodOfDays(context.from, context.until, rules.zone)
  return { person, rules, positions, reported, segments: segmentsOf(context, person, rules, calendars) }
}

/** Judges a person's entries from scratch. */
export function personPlan(setting: PersonSetting, entries: readonly PlanEntry[]): PersonPlan {
  const works = entries.filter(isWork).map((entry) => workOfEntry(entry, setting.positions))
  return planOf(setting, entries.filter(isMark), works)
}

const isMark = (entry: PlanEntry): boolean => isAbsence(entry) || isAvailability(entry)

function planOf(setting: PersonSetting, marks: readonly PlanEntry[], works: readonly Work[]): PersonPlan {
  const agreed = agreedWorkOf(setting.person, setting.rules, marks.filter(isAbsence), works)
  const subjects = setting.segments.map((segment) => {
    const { limits, calendar } = segment
    const facts = factsIn(setting, segment, marks, agreed)
    return subjectOf(facts, { limits, calendar, settings: setting.rules.settings })
  })
  const standings = subjects.map((subject) => standingOf(subject, works))
  return { marks, agreed, subjects, standings, ...verdictsIn(setting, standings, subjects) }
}

/** The plan after entries are taken away and put in; both belong to this person. */
export function changedPlan(
  setting: PersonSetting,
  plan: PersonPlan,
  { remove, add }: { readonly remove: readonly string[]; readonly add: readonly PlanEntry[] }
): PersonPlan {
  const works = add.filter(isWork).map((entry) => workOfEntry(entry, setting.positions))
  const isGone = ({ id }: { readonly id: string }): boolean => remove.includes(id)
  const work = { remove, add: works }
  const allWork = (): Work[] => [...plan.standings[0]!.work.filter((item) => !isGone(item)), ...works]
  if (plan.marks.some(isGone) || add.some(isMark)) {
    const marks = [...plan.marks.filter((mark) => !isGone(mark)), ...add.filter(isMark)]
    return planOf(setting, marks, allWork())
  }
  const absences = plan.marks.filter(isAbsence)
  if (absences.length > 0) {
    // A shift on a day of absence changes what the absence takes off the period's hours.
    const agreed = agreedWorkOf(setting.person, setting.rules, absences, allWork())
    if (!agreed.every((one, index) => isSameWork(one, plan.agreed[index]!)))
      return planOf(setting, plan.marks, allWork())
  }
  const { subjects } = plan
  const standings = plan.standings.map((standing, index) => changedStanding(subjects[index]!, standing, work))
  return { ...plan, standings, ...verdictsIn(setting, standings, subjects) }
}

const isSameWork = (a: AgreedWork, b: AgreedWork): boolean =>
  a.maximumMinutes === b.maximumMinutes && a.maximumDays === b.maximumDays

function factsIn(
  { person, rules }: PersonSetting,
  segment: Segment,
  marks: readonly PlanEntry[],
  agreed: readonly AgreedWork[]
): PersonFacts {
  const { protection, limits, workSystem } = segment
  const own = strictestOf([
    person,
    protection,
    { ...nothing, dailyMaxMinutes: segment.contractDailyMaxMinutes },
  ])
  const law = { ...limits, dailyMaxMinutes: limits.dailyMaxMinutes[workSystem] }
  const strictest = strictestOf([own, law])
  const orLaw = (name: keyof typeof own): number | null => (own[name] === null ? null : strictest[name])
  return personFactsOf(
    {
      id: person.id,
      positionIds: person.positionIds,
      locationIds: person.locationIds,
      workSystem,
      shiftWorker: person.shiftWorker,
      dailyMaxMinutes: orLaw('dailyMaxMinutes'),
      weeklyMaxMinutes: own.weeklyMaxMinutes,
      dailyRestMinutes: orLaw('dailyRestMinutes'),
      weeklyRestMinutes: orLaw('weeklyRestMinutes'),
      employedFrom: segment.employedFrom,
      employedUntil: segment.employedUntil,
      absences: marks.filter(isAbsence).map(periodOfEntry),
      availability: marks
        .filter(isAvailability)
        .map((mark) => ({ ...periodOfEntry(mark), kind: mark.availability ?? 'available' })),
      periods: agreed,
      mayWorkNights: protection.mayWorkNights,
      ownNight: protection.ownNight ?? null,
      ...(protection.alsoCompanyNight && { alsoCompanyNight: true }),
      mayDoStrenuousWork: protection.mayDoStrenuousWork,
      ...(protection.rights && { rights: protection.rights }),
      ...(person.restWeekdays && { restWeekdays: person.restWeekdays }),
      positionWeekMinutes: person.positionWeekMinutes,
      ...(person.overtimeWorked && { overtimeWorked: person.overtimeWorked }),
    },
    rules.zone
  )
}

const nothing = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}

/**
 * Of each segment the verdicts whose window starts in it, in the order of the rules: those of the reported days, and those
 * that are felt from there.
 */
function verdictsIn(
  { segments, reported }: PersonSetting,
  standings: readonly Standing[],
  subjects: readonly Subject[]
): Pick<PersonPlan, 'verdicts' | 'felt'> {
  const works = standings[0]!.work
  const verdicts: Verdict[] = []
  const felt: Verdict[] = []
  for (const { id } of allRules) {
    for (let s = 0; s < segments.length; s += 1) {
      const { window, calendar } = segments[s]!
      const place = subjects[s]!.active.findIndex((rule) => rule.id === id)
      if (place < 0) continue
      const isFeltFar = id === 'day_off_due' && decidesAboutDaysOff(calendar, reported)
      for (const verdict of standings[s]!.verdicts[place]!) {
        const { start } = verdict.window
        if (start < window.start || start >= window.end) continue
        const isOfThem = isReported(verdict, works, reported)
        if (isOfThem) verdicts.push(verdict)
        if (isOfThem || isFeltFar) felt.push(verdict)
      }
    }
  }
  return { verdicts, felt }
}

/** Whether free weekdays of these days may be days off for any work of the settlement period. */
function decidesAboutDaysOff({ weekdaysAround = [] }: RuleCalendar, days: Period): boolean {
  const [first, last] = [weekdaysAround[0], weekdaysAround.at(-1)]
  return first !== undefined && overlaps({ start: first.start, end: last!.end }, days)
}

const isReported = (verdict: Verdict, works: readonly Work[], reported: Period): boolean =>
  overlaps(feltWindow(verdict), reported) ||
  works.some((work) => overlaps(work, reported) && verdict.shiftIds.includes(work.id))

/** Work that cuts a week's rest short can lie after the week: as long after it as the rest should last. */
const feltWindow = ({ ruleId, window, limit }: Verdict): Period =>
  ruleId === 'weekly_rest' || ruleId === 'fortnight_rest'
    ? { start: window.start, end: window.end + limit * 60_000 }
    : window
