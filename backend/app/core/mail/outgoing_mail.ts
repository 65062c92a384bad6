import type { Locale } from '#contracts/enums'

/** One mail to one person, ready in her language. */
export type OutgoingMail = {
  /** `null` if the recipient belongs to no organisation. */
  organisationId: string | null
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/** A row of `mails`: waits to be sent, or to be read in the development mailbox. */
export type StoredMail = {
  id: string
  organisation_id: string | null
  to_address: string
  locale: string
  subject: string
  text_body: string
  html_body: string
  created_at: Date
}
