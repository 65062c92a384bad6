import type { MailOutcome } from '#app/core/mail/mail_outcomes'
import { organisationContext, rows } from '#app/core/organisation_context'

const states = { sent: 'sent', refused: 'failed', delayed: 'handed' } as const

/** Records the mail server's answer in the recipient's delivery log. Mails that carry no notification are not in it. */
export async function recordMailOutcome({ organisationId, mailId, state, code }: MailOutcome): Promise<void> {
  if (!organisationId) return
  await organisationContext.run(organisationId, () =>
    rows(
      `update notification_deliveries set state = ?, attempts = attempts + 1, last_error = ?,
         sent_at = case when ? = 'sent' then now() end, updated_at = now()
       where mail_id = ? and state = 'handed'`,
      [states[state], code, state, mailId]
    )
  )
}
