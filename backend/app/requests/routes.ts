import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { AbsenceAttachments, AttachmentLinks, RequestTypes } = controllers.requests

export default () => {
  types()
  attachments()
}

const types = () =>
  router
    .group(() => {
      router.get('', [RequestTypes, 'index']).use(can('request_types.read')).as('index')
      router.get('usable', [RequestTypes, 'usable']).use(can('requests.create_own')).as('usable')
      router.post('', [RequestTypes, 'store']).use(can('request_types.create')).as('store')
      router.put('order', [RequestTypes, 'order']).use(can('request_types.edit')).as('order')
      router.put(':id', [RequestTypes, 'update']).use(can('request_types.edit')).as('update')
      router.post(':id/archive', [RequestTypes, 'archive']).use(can('request_types.archive')).as('archive')
      router.delete(':id/archive', [RequestTypes, 'restore']).use(can('request_types.archive')).as('restore')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/types')
    .as('requests.types')

const mayAttach = () => can('absence_attachments.edit_own')
/** Whose absence it is, and who plans it, is asked by the controllers. */
const attachments = () =>
  router
    .group(() => {
      router.get('', [AbsenceAttachments, 'index']).use(mayAttach()).as('index')
      router.post('', [AbsenceAttachments, 'store']).use(mayAttach()).as('store')
      router.delete(':attachmentId', [AbsenceAttachments, 'destroy']).use(mayAttach()).as('destroy')
      router.get(':attachmentId/link', [AttachmentLinks, 'show']).use(mayAttach()).as('link')
    })
    .where('id', router.matchers.uuid())
    .where('attachmentId', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/absences/:id/attachments')
    .as('requests.attachments')
