import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { SwapStepped } from '#app/scheduling/public/events'

/** Notifies the people whom a swap waits for, or whose swap was answered. */
export async function tellOfSwap({ details }: SwapStepped): Promise<void> {
  const { organisationId, employeeIds, news } = details
  const event = `swap/${news.swapId}/${news.step}`
  await organisationContext.run(organisationId, () =>
    notify(employeeIds.map((employeeId) => ({ employeeId, event, message: { kind: 'swap', data: news } })))
  )
}
