import logger from '@adonisjs/core/services/logger'
import { anonymous } from '#app/core/queue/job_failure'

/** What the mail server said to one attempt. */
export type MailOutcome = {
  mailId: string
  organisationId: string | null
  /** `delayed`: there will be another attempt. */
  state: 'sent' | 'refused' | 'delayed'
  /** The server's reply code, or that of the connection; null when it was sent. */
  code: string | null
}
type Listener = (outcome: MailOutcome) => Promise<void>

const listeners: Listener[] = []

/** A module that keeps a log of its own learns in the jobs process what became of its mails. */
export const onMailOutcome = (listener: Listener): void => void listeners.push(listener)

/** Never throws: the mail is on its way, whatever listeners do. */
export async function tellMailOutcome(outcome: MailOutcome): Promise<void> {
  for (const listener of listeners)
    await listener(outcome).catch((error) =>
      logger.error({ error: anonymous(error) }, 'mail outcome was not noted')
    )
}
