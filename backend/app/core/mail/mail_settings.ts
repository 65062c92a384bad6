import app from '@adonisjs/core/services/app'
import env from '#start/env'

export const mailQueue = 'mail'

export const mailSettings = () => ({
  /** `null` if mails stay in their table, where the development mailbox shows them. */
  smtpUrl: env.get('SMTP_URL') || null,
  from: env.get('MAIL_FROM') || `no-reply@${hostOf(env.get('APP_URL'))}`,
})

/** The mailbox shows everyone's mail, password links included: in production only when it is explicitly enabled. */
export const mailboxIsOpen = (): boolean =>
  mailSettings().smtpUrl === null && (!app.inProduction || env.get('DEV_MAILBOX') === true)

const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : 'localhost')
