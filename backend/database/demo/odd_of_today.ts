import { addDays, type Day } from '@shiftloom/solver/time'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import { demoAccounts } from './accounts.js'
import type { DemoEmployee } from './company.js'

/** Minutes around the plan; null: nothing is registered. */
export type Habit = { startsBy: number; endsBy: number | null; onBreakFrom?: number } | null

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Work without an end is given up this long after its plan. */
const openHours = 12
/** Alerts are due by then. */
const lateMinutes = 12
const breakMinutes = 10

/**
 * What a visitor finds at the moment: one person late, one on a break, and the end that one forgot yesterday. The employee
 * whose account is printed registers nothing while a shift of theirs goes on: it is the visitor who does.
 */
export function oddOfToday(
  worked: readonly PublishedWork[],
  crew: readonly DemoEmployee[],
  { today, now }: { today: Day; now: number }
): (work: PublishedWork, usual: Habit) => Habit {
  const accounts = new Map(demoAccounts.map(({ email, roleName }) => [email, roleName]))
  const roleOf = new Map(crew.map(({ employeeId, email }) => [employeeId, accounts.get(email)]))
  const isVisitor = ({ employeeId }: PublishedWork) => roleOf.get(employeeId) === 'employee'
  const others = worked.filter(({ employeeId }) => roleOf.get(employeeId) === undefined)
  const goesOn = ({ endsAt }: PublishedWork) => Date.parse(endsAt) > now
  const sinceStart = ({ startsAt }: PublishedWork) => now - Date.parse(startsAt)

  const late =
    worked.find((work) => isVisitor(work) && goesOn(work)) ??
    others.findLast((work) => goesOn(work) && sinceStart(work) >= lateMinutes * MINUTE_MS)
  const onBreak = others.find((work) => goesOn(work) && work !== late && sinceStart(work) >= 2 * HOUR_MS)
  const endless = others.find(
    ({ day, endsAt }) => day === addDays(today, -1) && Date.parse(endsAt) + openHours * HOUR_MS <= now
  )
  return (work, usual) => {
    if (work === late) return null
    if (usual && work === endless) return { ...usual, endsBy: null }
    if (usual && work === onBreak) return { ...usual, onBreakFrom: now - breakMinutes * MINUTE_MS }
    return usual
  }
}
