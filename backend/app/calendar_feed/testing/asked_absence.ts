import type { ApiClient } from '@japa/api-client'
import type { RequestContent } from '#contracts/filed_requests'
import type { UsableRequestType } from '#contracts/requests'
import type { World } from '#tests/world/world'

const whole = {
  part: null,
  skipWeekends: false,
  skipHolidays: false,
  recipientId: null,
  note: null,
  draft: false,
}

/** A request of the employee, of the first type of a kind that asks for a decision. */
export async function askedAbsence(
  client: ApiClient,
  { employee, locationManager }: World,
  kind: UsableRequestType['kind'],
  days: Pick<RequestContent, 'firstDay' | 'lastDay'> & Partial<RequestContent>
) {
  const path = '/api/requests/filed'
  const types = await client.get('/api/requests/types/usable').bearerToken(employee.token)
  const type = (types.body().result as UsableRequestType[]).find(
    (one) => one.kind === kind && one.needsAcceptance
  )
  const body = { ...whole, ...days, requestTypeId: type!.id }
  const filed = await client.post(path).json(body).bearerToken(employee.token)
  if (filed.status() !== 201) throw new Error(JSON.stringify(filed.body()))
  const [{ id }] = filed.body().result
  const decide = async (way: string, decision: object) => {
    const answer = await client.post(`${path}/${id}/${way}`).json(decision).bearerToken(locationManager.token)
    if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
  }
  return {
    id: id as string,
    typeName: type!.name,
    approve: () => decide('approval', { version: 1, reason: null, shifts: 'unassign' }),
    takeBack: () => decide('rejection', { version: 2, reason: null }),
  }
}
