import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { beginWithRequestTypes } from '#app/requests/public/begin_with_request_types'
import {
  lockTypes,
  refuseTaken,
  requestRuleColumns,
  requireSense,
} from '#app/requests/actions/write_request_type'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import type { Locale } from '#contracts/enums'
import type { RequestType, RequestTypeInput } from '#contracts/requests'

/** @throws requests.* as `requireSense` and `refuseTaken` say */
export class CreateRequestType {
  async handle(input: RequestTypeInput, locale: Locale): Promise<RequestType> {
    requireSense(input)
    await beginWithRequestTypes()
    await lockTypes()
    await refuseTaken(input, null)
    const id = newId()
    const [last] = await rows<{ next: number }>(
      'select coalesce(max(sort), 0) + 1 as next from request_types'
    )
    await trx()
      .table('request_types')
      .insert({
        id,
        organisation_id: organisationContext.current().id,
        name: input.name,
        sort: last!.next,
        ...requestRuleColumns(input),
      })
    await record({ action: 'requests.create', entity: 'request_type', entityId: id, after: input })
    return (await loadRequestType(id, locale))!
  }
}
