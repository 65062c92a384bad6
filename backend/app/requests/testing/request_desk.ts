import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import type { FiledRequest, RequestCount, RequestDetails, RequestFiling } from '#contracts/filed_requests'
import type { RequestRules } from '#contracts/requests'
import type { Person, World } from '#tests/world/world'

/** Monday and Friday of a week ahead of every test. */
export const week = { monday: '2030-03-04', friday: '2030-03-08', sunday: '2030-03-10' } as const

/** A request type of the world's organisation, written to the database itself. */
export async function madeType(
  { organisationId }: World,
  more: Partial<Omit<RequestRules, 'limited'>> & { name?: string } = {}
): Promise<string> {
  const id = newId()
  const { name = 'Annual leave', shortcut = 'AL', kind = 'vacation', daysCount = null, ...rest } = more
  await organisationContext.run(organisationId, () =>
    trx()
      .table('request_types')
      .insert({
        ...{ id, organisation_id: organisationId, code: id, sort: 1, name, shortcut, kind, color: 1 },
        ...{ paid: rest.paid ?? true, days_count: daysCount, limit_per: rest.limitPer ?? 'year' },
        affects_vacation_limit: rest.affectsVacationLimit ?? false,
        over_limit: rest.overLimit ?? 'refuse',
        overtime_compensation: rest.overtimeCompensation ?? null,
        primary_vacation: rest.primaryVacation ?? false,
        needs_acceptance: rest.needsAcceptance ?? true,
        ...{ allow_note: rest.allowNote ?? true, allow_attachment: rest.allowAttachment ?? true },
        ...{
          counts_as_working_time: rest.countsAsWorkingTime ?? false,
          usable_by: rest.usableBy ?? 'everybody',
        },
      })
  )
  return id
}

/** What a person does with requests over HTTP. */
export function requestDesk(client: ApiClient, who: Person) {
  const path = '/api/requests/filed'
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const usual = (requestTypeId: string, more: Partial<RequestFiling> = {}): RequestFiling => ({
    ...{ requestTypeId, firstDay: week.monday, lastDay: week.friday, part: null, note: null },
    ...{ skipWeekends: true, skipHolidays: true, recipientId: null, draft: false, ...more },
  })
  const file = (requestTypeId: string, more: Partial<RequestFiling> = {}) =>
    as(client.post(path)).json(usual(requestTypeId, more))
  return {
    usual,
    file,
    filed: async (requestTypeId: string, more: Partial<RequestFiling> = {}): Promise<FiledRequest> => {
      const answer = await file(requestTypeId, more)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result[0]
    },
    list: (query: object = {}) => as(client.get(path)).qs(query),
    counts: (query: object = {}) => as(client.get('/api/requests/counts')).qs(query),
    show: (id: string) => as(client.get(`${path}/${id}`)),
    details: async (id: string): Promise<RequestDetails> =>
      (await as(client.get(`${path}/${id}`))).body().result,
    printed: (id: string) => as(client.get(`${path}/${id}/file`)),
    count: async (requestTypeId: string, more: object = {}): Promise<RequestCount> => {
      const { note: _note, recipientId: _recipient, draft: _draft, ...asked } = usual(requestTypeId)
      const answer = await as(client.post('/api/requests/counts')).json({ ...asked, ...more })
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
    change: (id: string, body: object) => as(client.put(`${path}/${id}`)).json(body),
    remove: (id: string, version: number) => as(client.delete(`${path}/${id}`)).json({ version }),
    effect: (id: string, query: object = {}) => as(client.get(`${path}/${id}/effect`)).qs(query),
    approve: (id: string, version: number, more: object = {}) =>
      as(client.post(`${path}/${id}/approval`)).json({ version, reason: null, shifts: 'unassign', ...more }),
    reject: (id: string, version: number, reason: string | null = null) =>
      as(client.post(`${path}/${id}/rejection`)).json({ version, reason }),
  }
}
