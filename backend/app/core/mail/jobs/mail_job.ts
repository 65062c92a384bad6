import db from '@adonisjs/lucid/services/db'
import { createTransport, type Transporter } from 'nodemailer'
import { attemptMail } from '#app/core/mail/attempt_mail'
import { mailQueue, mailSettings } from '#app/core/mail/mail_settings'
import { enqueueMail } from '#app/core/mail/send_mail'
import { registerJob, registerRecurring } from '#app/core/queue/job_registry'

let opened: Transporter | null = null
const transport = (url: string) => (opened ??= createTransport(url))

registerJob<{ mailId: string }>({
  queue: mailQueue,
  concurrency: 4,
  async handler({ data }) {
    const { smtpUrl, from } = mailSettings()
    if (!smtpUrl) return
    await attemptMail(transport(smtpUrl), from, data.mailId)
  },
})

/** Queues mails of the last day that were stored but never queued; deletes mails after a month. */
registerJob({
  queue: mailQueue,
  name: 'sweep',
  async handler() {
    await db.from('mails').whereRaw(`created_at < now() - interval '30 days'`).delete()
    if (!mailSettings().smtpUrl) return
    const waiting = await db
      .from('mails')
      .whereRaw(`created_at between now() - interval '1 day' and now() - interval '2 minutes'`)
      .select('id')
      .limit(500)
    for (const { id } of waiting as { id: string }[]) await enqueueMail(id)
  },
})

registerRecurring({ queue: mailQueue, name: 'sweep', when: { everyMs: 5 * 60_000 } })
