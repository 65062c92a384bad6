import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { mailboxPath } from '#app/core/mail/mailbox_key'

const Mailbox = () => import('#app/core/mail/controllers/mailbox_controller')

/** Outside `/api`; the pages answer only in development, to readers with the key. */
export const mailboxRoutes = () =>
  router
    .group(() => {
      router.get('', [Mailbox, 'index']).use(middleware.open('mailbox.read')).as('index')
      router.get(':id', [Mailbox, 'show']).use(middleware.open('mailbox.read')).as('show')
      router.get(':id/body', [Mailbox, 'body']).use(middleware.open('mailbox.read')).as('body')
    })
    .prefix(mailboxPath)
    .as('mailbox')
