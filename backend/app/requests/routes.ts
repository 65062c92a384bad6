import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { can } = middleware
const { AbsenceAttachments, AttachmentLinks, RequestKinds, RequestTypes } = controllers.requests
const { FiledRequests, RequestCounts, RequestDecisions, RequestPeople, RequestLimits } = controllers.requests
const { RequestCalendars, RequestDeputies, RequestFiles, WaitingRequests } = controllers.requests

export default () => {
  types()
  kinds()
  attachments()
  filed()
  limits()
  files()
  calendars()
  deputies()
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

/** Of the provider's regions. */
const kinds = () =>
  router
    .group(() => {
      router.get('', [RequestKinds, 'index']).use(can('region_requests.read')).as('index')
      router.post('', [RequestKinds, 'store']).use(can('request_kinds.create')).as('store')
      router.put('order', [RequestKinds, 'order']).use(can('request_kinds.edit')).as('order')
      router.put(':kindId', [RequestKinds, 'update']).use(can('request_kinds.edit')).as('update')
      router.delete(':kindId', [RequestKinds, 'destroy']).use(can('request_kinds.delete')).as('destroy')
    })
    .where('id', router.matchers.uuid())
    .where('kindId', router.matchers.uuid())
    .use(middleware.auth())
    .prefix('office/regions/:id/request-kinds')
    .as('office.requestKinds')

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

/** Whose requests a caller reads, writes and decides is asked row by row. */
const filed = () =>
  router
    .group(() => {
      router.get('filed', [FiledRequests, 'index']).use(can('requests.read_own')).as('index')
      router.post('filed', [FiledRequests, 'store']).use(can('requests.create_own')).as('store')
      router.get('filed/:id', [FiledRequests, 'show']).use(can('requests.read_own')).as('show')
      router.get('filed/:id/file', [FiledRequests, 'file']).use(can('requests.download')).as('file')
      router.put('filed/:id', [FiledRequests, 'update']).use(can('requests.create_own')).as('update')
      router.delete('filed/:id', [FiledRequests, 'destroy']).use(can('requests.create_own')).as('destroy')
      router.get('filed/:id/effect', [RequestDecisions, 'effect']).use(can('requests.accept')).as('effect')
      router
        .post('filed/:id/approval', [RequestDecisions, 'approve'])
        .use(can('requests.accept'))
        .as('approve')
      router
        .post('filed/:id/rejection', [RequestDecisions, 'reject'])
        .use(can('requests.reject'))
        .as('reject')
      router.get('counts', [RequestCounts, 'show']).use(can('requests.read_own')).as('counts')
      router.post('counts', [RequestCounts, 'store']).use(can('requests.create_own')).as('count')
      router.get('people', [RequestPeople, 'index']).use(can('requests.create')).as('people')
      router.get('waiting', [WaitingRequests, 'index']).use(can('requests.read_calendar')).as('waiting')
      router.get('recipients', [RequestPeople, 'recipients']).use(can('requests.create_own')).as('recipients')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests')
    .as('requests.filed')

/** A person reads their own limits: whose they are is asked by the action. */
const limits = () =>
  router
    .group(() => {
      router.get(':id', [RequestLimits, 'show']).use(can('requests.read_own')).as('show')
      router.put(':id/facts', [RequestLimits, 'update']).use(can('request_limits.edit')).as('facts')
      router.post(':id/entries', [RequestLimits, 'store']).use(can('request_limits.edit')).as('entries')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/limits')
    .as('requests.limits')

/** Who sees the request, and whose it is, is asked by the action. */
const files = () =>
  router
    .group(() => {
      router.get('', [RequestFiles, 'index']).use(mayAttach()).as('index')
      router.post('', [RequestFiles, 'store']).use(mayAttach()).as('store')
      router.delete(':attachmentId', [RequestFiles, 'destroy']).use(mayAttach()).as('destroy')
      router.get(':attachmentId/link', [RequestFiles, 'link']).use(mayAttach()).as('link')
    })
    .where('id', router.matchers.uuid())
    .where('attachmentId', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/filed/:id/attachments')
    .as('requests.files')

/** A person reads their own calendar: whose it is, is asked by the action. */
const calendars = () =>
  router
    .group(() => {
      router.get('', [RequestCalendars, 'index']).use(can('requests.read_calendar')).as('index')
      router.get(':id', [RequestCalendars, 'show']).use(can('requests.read_own')).as('show')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation()])
    .prefix('requests/calendar')
    .as('requests.calendars')

/** Whose deputy it is, is asked by the actions. */
const deputies = () =>
  router
    .group(() => {
      router.get('', [RequestDeputies, 'index']).use(can('requests.accept')).as('index')
      router.get('people', [RequestDeputies, 'people']).use(can('requests.accept')).as('people')
      router.post('', [RequestDeputies, 'store']).use(can('requests.accept')).as('store')
      router.delete(':id', [RequestDeputies, 'destroy']).use(can('requests.accept')).as('destroy')
    })
    .where('id', router.matchers.uuid())
    .use([middleware.auth(), middleware.organisation(), middleware.idempotent()])
    .prefix('requests/deputies')
    .as('requests.deputies')
