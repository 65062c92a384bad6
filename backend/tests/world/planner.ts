import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type {
  CommandHistory,
  CommandLabel,
  EntryDraft,
  EntryOperation,
  PublicationScope,
  ScheduleRange,
  StepInput,
} from '#contracts/schedule'
import type { Person, World } from '#tests/world/world'

const path = '/api/scheduling'

/** The operation that plans an entry. */
export const creating = (entry: EntryDraft, id = newId()): EntryOperation => ({ kind: 'create', id, entry })

/** A user's calls to the schedule over HTTP, in the words of a planner. */
export function planner(client: ApiClient, world: World, who: Person) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const send = (operations: EntryOperation[], label: CommandLabel = 'edit', id = newId()) =>
    as(client.post(`${path}/commands`)).json({ id, label, operations })
  const readRange = (from: string, until: string, locationIds?: string[]) =>
    as(client.get(`${path}/schedule`)).qs({ from, until, ...(locationIds && { locationIds }) })
  type Shown = Omit<PublicationScope, 'locationIds'> & { locationIds?: string[] }
  const shown = (scope: Shown): PublicationScope => ({ locationIds: [], ...scope })
  const undoable = (scope: Shown) => as(client.post(`${path}/publications/undoable`)).json(shown(scope))
  const undoPublication = (id: string, scope: Shown) =>
    as(client.post(`${path}/publications/${id}/undo`)).json(shown(scope))

  return {
    /** A cook's unassigned shift 8 to 16 on Monday 2 November 2026. */
    shift: (more: Partial<EntryDraft> = {}): EntryDraft => ({
      type: 0,
      employeeId: null,
      locationId: world.locationId,
      positionId: world.cookId,
      day: '2026-11-02',
      start: '08:00',
      end: '16:00',
      ...more,
    }),
    send: (operations: EntryOperation[], label: CommandLabel = 'create', id = newId()) =>
      send(operations, label, id),
    create: async (entry: EntryDraft) => {
      const answer = await send([{ kind: 'create', id: newId(), entry }], 'create')
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result.entries[0]
    },
    undo: (input: StepInput = {}) => as(client.post(`${path}/commands/undo`)).json(input),
    redo: (input: StepInput = {}) => as(client.post(`${path}/commands/redo`)).json(input),
    publish: (
      from: string,
      until: string,
      locationIds = [world.locationId],
      entryIds?: string[],
      versions?: number[]
    ) => as(client.post(`${path}/publications`)).json({ from, until, locationIds, entryIds, versions }),
    undoable,
    undoPublication,
    /** Takes the newest publication or withdrawal of these days back that can be. */
    unpublishLast: async (from = '2026-10-19', until = '2026-12-20') => {
      const [newest] = (await undoable({ from, until })).body().result ?? []
      return undoPublication(newest?.id ?? newId(), { from, until })
    },
    withdraw: (
      from: string,
      until: string,
      locationIds = [world.locationId],
      entryIds?: string[],
      versions?: number[]
    ) =>
      as(client.post(`${path}/publications/withdrawals`)).json({
        from,
        until,
        locationIds,
        entryIds,
        versions,
      }),
    bulk: (
      kind: string,
      from: string,
      until: string,
      locationIds = [world.locationId],
      entryIds?: string[],
      versions?: number[]
    ) => as(client.post(`${path}/bulk-changes`)).json({ kind, from, until, locationIds, entryIds, versions }),
    history: async (): Promise<CommandHistory> =>
      (await as(client.get(`${path}/commands/history`))).body().result,
    readRange,
    range: async (from: string, until: string): Promise<ScheduleRange> => {
      const answer = await readRange(from, until)
      if (answer.status() !== 200) throw new Error(JSON.stringify(answer.body()))
      return answer.body().result
    },
  }
}
