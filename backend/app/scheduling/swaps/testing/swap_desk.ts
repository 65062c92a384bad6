import type { ApiClient } from '@japa/api-client'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { Swap, SwapPartner } from '#contracts/swaps'
import { planner } from '#tests/world/planner'
import type { Person, World } from '#tests/world/world'

const path = '/api/scheduling/swaps'

/** What a person does with swaps over HTTP. */
export function swapDesk(client: ApiClient, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const propose = (entryId: string, employeeId: string, back: string | null = null, more: object = {}) =>
    as(client.post(path)).json({ entryId, asked: [{ employeeId, entryId: back }], note: null, ...more })
  const show = (id: string) => as(client.get(`${path}/${id}`))
  return {
    propose,
    proposed: async (entryId: string, employeeId: string, back: string | null = null): Promise<Swap> => {
      const answer = await propose(entryId, employeeId, back)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
    askBoth: (entryId: string, ids: string[]) =>
      as(client.post(path)).json({
        ...{ entryId, note: 'Please', asked: ids.map((employeeId) => ({ employeeId, entryId: null })) },
      }),
    show,
    shown: async (id: string): Promise<Swap> => (await show(id)).body().result,
    list: (query: object = {}) => as(client.get(path)).qs(query),
    shifts: () => as(client.get('/api/scheduling/swappable-shifts')),
    partners: (entryId: string) => as(client.get('/api/scheduling/swap-partners')).qs({ entryId }),
    partnersWith: async (entryId: string, part: object): Promise<SwapPartner[]> =>
      (await as(client.get('/api/scheduling/swap-partners')).qs({ entryId, ...part })).body().result,
    partnersOf: async (entryId: string): Promise<SwapPartner[]> =>
      (await as(client.get('/api/scheduling/swap-partners')).qs({ entryId })).body().result,
    accept: (id: string) => as(client.post(`${path}/${id}/acceptance`)),
    reject: (id: string) => as(client.post(`${path}/${id}/rejection`)),
    confirm: (id: string) => as(client.post(`${path}/${id}/confirmation`)),
    refuse: (id: string, reason: string | null = null) =>
      as(client.post(`${path}/${id}/refusal`)).json({ reason }),
    withdraw: (id: string) => as(client.delete(`${path}/${id}`)),
  }
}

export const day = '2030-03-04'

/** A published shift of each of these people on the days given, by a manager. */
export async function publishedShifts(
  client: ApiClient,
  world: World,
  shifts: { who: Person; day?: string; start?: string; end?: string }[]
): Promise<string[]> {
  const plan = planner(client, world, world.manager)
  const ids: string[] = []
  for (const { who, ...times } of shifts) {
    const { id } = await plan.create(plan.shift({ employeeId: who.employeeId, day, ...times }))
    ids.push(id)
  }
  const published = await plan.publish('2030-03-01', '2030-04-01')
  if (published.status() !== 200) throw new Error(JSON.stringify(published.body()))
  return ids
}

/** Whether swaps of a person, and of the company, wait for a supervisor. */
export const confirmation = ({ organisationId }: World, isNeeded: boolean) =>
  organisationContext.run(organisationId, async () => {
    await rows('update employees set swap_needs_confirmation = ?', [isNeeded])
    await rows(
      `update organisations set settings = settings || jsonb_build_object('companyRules',
        coalesce(settings -> 'companyRules', '{}') || jsonb_build_object('swaps',
          jsonb_build_object('enabled', true, 'needConfirmation', ?::boolean)))`,
      [isNeeded]
    )
  })

/** Whom staff see at each of the shifts. */
export async function seenBy(client: ApiClient, w: World, ids: string[]): Promise<(string | undefined)[]> {
  const { entries } = await planner(client, w, w.manager).range('2030-03-01', '2030-03-15')
  return ids.map((id) => entries.find((entry) => entry.id === id)?.published?.employeeId ?? undefined)
}
