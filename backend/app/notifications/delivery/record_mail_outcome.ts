import { database, now } from '#app/core/database/database'
import type { MailOutcome } from '#app/core/mail/mail_outcomes'
import { organisationContext } from '#app/core/organisation_context'

const states = { sent: 'sent', refused: 'failed', delayed: 'handed' } as const

/** Records the mail server's answer in the recipient's delivery log. Mails that carry no notification are not in it. */
export async function recordMailOutcome({ organisationId, mailId, state, code }: MailOutcome): Promise<void> {
  if (!organisationId) return
  await organisationContext.run(organisationId, () =>
    database()
      .updateTable('notificationDeliveries')
      .set({ state: states[state], lastError: code, sentAt: state === 'sent' ? now : null })
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('mailId', '=', mailId)
      .where('state', '=', 'handed')
      .execute()
  )
}
