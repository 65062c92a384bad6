import { organisationContext, rows } from '#app/core/organisation_context'

/** How many people of the organisation have a link in their mailbox that opens their account and waits to be used. */
export async function openInvitations(): Promise<number> {
  const [found] = await rows<{ count: number }>(
    `select count(distinct u.id)::int as count from users u join account_links l on l.user_id = u.id
     where u.organisation_id = ? and u.status = 'invited' and l.purpose = 'activation' and l.used_at is null`,
    [organisationContext.current().id]
  )
  return found!.count
}
