import { dayOf } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees } from '#app/organisation/public/find_employees'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { RequestRow } from '#app/requests/reading/request_rows'
import { decidersOf } from '#app/requests/reminding/deciders_of'
import { RequestWaits } from '#app/requests/reminding/request_waits'
import type { WaitingNews } from '#contracts/notifications'

type Waiting = Pick<
  RequestRow,
  'id' | 'number' | 'version' | 'employeeId' | 'recipientId' | 'firstDay' | 'lastDay'
>

/** Tells those who are to decide on a request that it waits, once this unit of work is stored. */
export async function tellDeciders(
  { id: requestId, version, employeeId, recipientId, number, firstDay, lastDay }: Waiting,
  step: WaitingNews['step'],
  now = Date.now()
): Promise<void> {
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person) return
  const today = dayOf(now, (await organisationSettings()).timeZone)
  const employeeIds = await decidersOf(person, recipientId, today)
  const { id: organisationId } = organisationContext.current()
  const news = { requestId, number, step, firstDay, lastDay }
  organisationContext.afterCommit(() => RequestWaits.dispatch({ organisationId, version, employeeIds, news }))
}
