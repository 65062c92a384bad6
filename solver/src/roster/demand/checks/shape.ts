import { fault, type ProblemCheck } from './fault.ts'

const lists = ['people', 'shifts', 'fixed', 'absences', 'availability', 'holidays', 'ruleSets'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether it is a problem of this version at all; the other checks may read it then. */
export const checkShape: ProblemCheck = (problem) => {
  if (problem === null || typeof problem !== 'object') return [fault('part_missing', { part: 'problem' })]
  if (problem.version !== 2) return [fault('version_unknown', { version: String(problem.version) })]
  const missing = lists
    .filter((part) => !Array.isArray(problem[part]))
    .map((part) => fault('part_missing', { part }))
  if (missing.length > 0) return missing
  if (!problem.goals) return [fault('part_missing', { part: 'goals' })]
  if (problem.ruleSets.length === 0) return [fault('part_missing', { part: 'ruleSets' })]
  const { from, until, zone } = problem
  if (!isDay(from) || !isDay(until) || from >= until) {
    return [fault('days_empty', { from: String(from), until: String(until) })]
  }
  return isZone(zone) ? [] : [fault('zone_unknown', { zone: String(zone) })]
}

const isDay = (day: unknown): boolean =>
  typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))

function isZone(zone: unknown): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(zone) })
    return true
  } catch {
    return false
  }
}
