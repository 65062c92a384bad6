import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import type { OfficeEntity } from '#app/office/events/record_office'
import { officeContext } from '#app/office/office_context'
import { industryDetails } from '#app/office/queries/industries'
import { readerOf } from '#app/office/queries/named_in'
import { eventsOf, eventsOfOrganisation, type EventsQuery } from '#app/office/queries/office_events'
import { officeUser } from '#app/office/queries/office_users'
import { organisationDetails } from '#app/office/queries/organisations'
import { regionDetails } from '#app/office/queries/regions'
import type { Locale } from '#contracts/enums'
import { listEventsValidator } from '#app/office/validators/lists'

/** Events of one thing of the back office, newest first, for users who may see the thing. */
export default class OfficeEventsController {
  async user({ request, params, i18n }: HttpContext) {
    const asked = pagingOf(await request.validateUsing(listEventsValidator))
    return listed('office_user', params.id, { ...asked, locale: i18n.locale as Locale }, () =>
      officeUser(params.id)
    )
  }

  async industry({ request, params, i18n }: HttpContext) {
    const asked = pagingOf(await request.validateUsing(listEventsValidator))
    return listed('industry', params.id, { ...asked, locale: i18n.locale as Locale }, () =>
      industryDetails(params.id, readerOf(i18n.locale))
    )
  }

  async region({ request, params, i18n }: HttpContext) {
    const asked = pagingOf(await request.validateUsing(listEventsValidator))
    return listed('region', params.id, { ...asked, locale: i18n.locale as Locale }, () =>
      regionDetails(params.id)
    )
  }

  async organisation({ request, params, i18n }: HttpContext) {
    const asked = pagingOf(await request.validateUsing(listEventsValidator))
    const { id } = await officeContext.run(() => organisationDetails(params.id))
    const { items, total } = await organisationContext.run(id, () =>
      eventsOfOrganisation({ ...asked, locale: i18n.locale as Locale })
    )
    return page(items, total, asked)
  }
}

/** @param find throws where there is no such thing */
async function listed(entity: OfficeEntity, id: string, asked: EventsQuery, find: () => Promise<unknown>) {
  const { items, total } = await officeContext.run(async () => {
    await find()
    return eventsOf(entity, id, asked)
  })
  return page(items, total, asked)
}
