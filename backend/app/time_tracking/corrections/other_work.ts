import { overlaps, type Period } from '@shiftloom/solver/time'
import { longestSessionHours, sessionsOf } from '@shiftloom/solver/time_records/sessions'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { asPunch, punchesOfPeople, type StandingPunch } from '#app/time_tracking/punches/standing_punches'

const DAY_MS = longestSessionHours * 3_600_000

/**
 * The punches that a correction replaces, which stand as they did.
 *
 * @throws time_tracking.correction_outdated when one of them does not count any more
 * @throws time_tracking.correction_overlaps when the claimed time holds other registered work
 */
export async function punchesToReplace(
  employeeId: string,
  punchIds: readonly string[],
  period: Period
): Promise<StandingPunch[]> {
  const replaced = new Set(punchIds)
  const known = await database()
    .selectFrom('timePunches')
    .select(({ fn }) => [fn.min('at').as('first'), fn.max('at').as('last')])
    .where('employeeId', '=', employeeId)
    .where('id', '=', anyOf(punchIds))
    .executeTakeFirstOrThrow()
  const from = Math.min(period.start, known.first?.getTime() ?? Infinity) - DAY_MS
  const until = Math.max(period.end, known.last?.getTime() ?? -Infinity) + DAY_MS
  const around = (await punchesOfPeople([employeeId], from, until)).get(employeeId) ?? []
  const standing = around.filter(({ id }) => replaced.has(id))
  if (standing.length !== replaced.size) throw new DomainError('time_tracking.correction_outdated')
  const { sessions } = sessionsOf(around.filter(({ id }) => !replaced.has(id)).map(asPunch))
  const meets = sessions.some(({ start, end }) =>
    end
      ? overlaps({ start: start.at, end: end.at }, period)
      : start.at >= period.start && start.at < period.end
  )
  if (meets) throw new DomainError('time_tracking.correction_overlaps')
  return standing
}
