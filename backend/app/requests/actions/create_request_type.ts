import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { lockTypes, refuseTaken, requireSense, storedRules } from '#app/requests/actions/write_request_type'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import { nextSort } from '#app/requests/queries/rule_columns'
import type { Locale } from '#contracts/enums'
import type { RequestType, RequestTypeInput } from '#contracts/requests'

/** @throws requests.* as `requireSense` and `refuseTaken` say */
export async function createRequestType(input: RequestTypeInput, locale: Locale): Promise<RequestType> {
  requireSense(input)
  await beginWithRequestTypes()
  await lockTypes()
  await refuseTaken(input, null)
  const id = newId()
  const { id: organisationId } = organisationContext.current()
  const { name, ...rules } = input
  await database()
    .insertInto('requestTypes')
    .values((eb) => ({
      ...{ id, organisationId, name, ...storedRules(rules) },
      sort: eb.selectFrom('requestTypes').select(nextSort),
    }))
    .execute()
  await record({ action: 'requests.create', entity: 'request_type', entityId: id, after: input })
  return (await loadRequestType(id, locale))!
}
