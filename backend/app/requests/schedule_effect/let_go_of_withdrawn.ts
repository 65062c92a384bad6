import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { meets } from '#app/requests/checks/require_free_days'
import { forgetSteps, holdStepsOf } from '#app/requests/schedule_effect/forget_steps'
import { stands } from '#app/requests/schedule_effect/take_out_of_schedule'
import { requestStatuses as statuses } from '#contracts/enums'
import type { RequestContent } from '#contracts/filed_requests'

type Asked = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part'>

/**
 * Withdrawn requests of these days let go of their steps of the schedule once the days are asked for again: undone later,
 * a withdrawal would bring back an approved request beside the new one.
 *
 * @throws requests.overlaps with `number`, one whose withdrawal was undone just now and that has not followed yet
 */
export async function letGoOfWithdrawn(employeeId: string, asked: Asked): Promise<void> {
  const withdrawn = await database()
    .selectFrom('requests')
    .select(['number', 'startTime', 'endTime', 'effect'])
    .where('employeeId', '=', employeeId)
    .where('status', '=', statuses.rejected)
    .where('effect', 'is not', null)
    .where('firstDay', '<=', asked.lastDay)
    .where('lastDay', '>=', asked.firstDay)
    .orderBy('number')
    .execute()
  for (const { number, startTime, endTime, effect } of withdrawn) {
    if (!effect || !meets(asked.part, startTime, endTime)) continue
    await holdStepsOf(effect)
    if (await stands(effect)) throw new DomainError('requests.overlaps', { number, field: 'firstDay' })
    await forgetSteps(effect)
  }
}
