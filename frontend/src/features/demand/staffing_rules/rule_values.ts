import {
  metricWorkKinds,
  type DemandRule,
  type RuleBody,
  type RuleConnection,
  type RuleSaving,
  type RuleVersion,
  type RuleWork,
  type RuleWorkKind,
} from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'

/** What the editor holds; two people who change different ones of these do not get in each other's way. */
export type RuleValues = RuleBody & { name: string; connections: RuleConnection[] }

/** The version that holds on a day, the last of those saved for it; null before the first. */
export const holdingOn = ({ versions }: DemandRule, day: Day): RuleVersion | null =>
  [...versions]
    .sort((a, b) =>
      a.validFrom! === b.validFrom! ? a.number - b.number : a.validFrom! < b.validFrom! ? -1 : 1
    )
    .filter(({ validFrom }) => validFrom! <= day)
    .at(-1) ?? null

/** What an editor opens with: the draft, else what holds today, else what holds first. */
export const openedVersion = (rule: DemandRule, today: Day): RuleVersion =>
  (rule.draft ?? holdingOn(rule, today) ?? rule.versions[0])!

export const valuesOf = ({ name, body, connections }: RuleVersion): RuleValues => ({
  ...body,
  name,
  connections,
})

export function savingOf({ name, connections, ...body }: RuleValues, validFrom: Day | null): RuleSaving {
  return { name: name.trim(), body, connections, validFrom }
}

export const goesByMetric = ({ kind }: RuleWork): boolean => metricWorkKinds.some((one) => one === kind)

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** What a kind of work begins with. */
export function freshWork(kind: RuleWorkKind): RuleWork {
  switch (kind) {
    case 'linear':
      return { kind, unitsPerPersonHour: 20 }
    case 'range':
      return {
        kind,
        steps: [
          { from: 0, until: 20, people: 1 },
          { from: 20, until: 50, people: 2 },
          { from: 50, until: null, people: 3 },
        ],
      }
    case 'service_time':
      return { kind, secondsPerUnit: 180, utilisation: 0.8 }
    case 'erlang_c':
      return {
        ...{ kind, handlingSeconds: 240, serviceLevel: 0.8, answerSeconds: 20 },
        ...{ maximumOccupancy: 0.9, shrinkage: 0.3 },
      }
    case 'fixed':
      return { kind, people: 1, start: '20:00', durationMinutes: 60, weekdays: everyDay }
    case 'task':
      return {
        ...{ kind, people: 1, from: '08:00', until: '16:00', durationMinutes: 60 },
        ...{ spread: false, weekdays: everyDay },
      }
  }
}

export const freshBody = (kind: RuleWorkKind): RuleBody => {
  const work = freshWork(kind)
  return {
    ...{ work, minimum: goesByMetric(work) ? 1 : 0, maximum: null, hours: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  }
}
