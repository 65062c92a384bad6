import type { ApiClient } from '@japa/api-client'
import { addDays } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { CollectingShift, OpenShift, OpenShiftInput } from '#contracts/open_shifts'
import type { EntryDraft } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import type { Person, World } from '#tests/world/world'

const path = '/api/scheduling/open-shifts'

/** What a person does with open shifts over HTTP. */
export function claimDesk(client: ApiClient, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const open = (entryIds: string[], more: Partial<OpenShiftInput> = {}) =>
    as(client.post(path)).json({ entryIds, tagIds: [], rule: null, hours: null, ...more })
  const show = (id: string) => as(client.get(`${path}/${id}`))
  return {
    open,
    opened: async (entryIds: string[], more: Partial<OpenShiftInput> = {}): Promise<string[]> => {
      const answer = await open(entryIds, more)
      if (answer.status() !== 201) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result.ids
    },
    show,
    shown: async (id: string): Promise<OpenShift> => (await show(id)).body().result,
    listed: async (isOpen = true): Promise<OpenShift[]> =>
      (await as(client.get(path)).qs({ open: isOpen })).body().result.items,
    unassigned: () => as(client.get('/api/scheduling/unassigned-shifts')),
    collecting: async (from: string, until: string): Promise<CollectingShift[]> =>
      (await as(client.get('/api/scheduling/collecting-shifts')).qs({ from, until })).body().result,
    claim: (id: string) => as(client.post(`${path}/${id}/claim`)),
    takeBack: (id: string) => as(client.delete(`${path}/${id}/claim`)),
    withdraw: (id: string) => as(client.delete(`${path}/${id}`)),
    decide: (id: string) => as(client.post(`${path}/${id}/decision`)),
    /** What they were notified of about open shifts, the newest first. */
    news: async (): Promise<string[]> =>
      as(client.get('/api/notifications')).then((answer) =>
        answer
          .body()
          .result.items.filter(({ kind }: { kind: string }) => kind === 'open_shift')
          .map(({ data }: { data: { step: string } }) => data.step)
      ),
  }
}

export const monday = '2030-03-04'

/** An unassigned shift on a Monday, by a manager. */
export async function unassigned(
  client: ApiClient,
  world: World,
  more: Partial<EntryDraft> = {},
  who: Person = world.manager
): Promise<string> {
  const plan = planner(client, world, who)
  return (await plan.create(plan.shift({ day: monday, ...more }))).id
}

/** Whose the shift is, as it is planned and as staff see it. */
export async function holderOf(client: ApiClient, world: World, entryId: string, day = monday) {
  const { entries } = await planner(client, world, world.manager).range(day, addDays(day, 7))
  const entry = entries.find(({ id }) => id === entryId)!
  return { planned: entry.employeeId, seen: entry.published?.employeeId ?? null, version: entry.version }
}

/** The time to claim a shift is over. */
export const isOver = ({ organisationId }: World, id: string) =>
  organisationContext.run(organisationId, () =>
    rows(`update open_shifts set closes_at = now() - interval '1 minute' where id = ?`, [id])
  )
