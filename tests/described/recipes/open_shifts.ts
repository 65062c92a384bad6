import type { OpenShift } from '@shiftloom/backend/contracts/open_shifts'
import { addDays, comingMonday } from '../../stage/days.ts'
import { newId } from '../../stage/ids.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { usualPlace } from './usual_place.ts'

const path = '/api/scheduling'
const [manager, admin] = ['manager', 'organisation admin'] as const

/** Each shift has a day of its own, two days apart and a day beside those of swaps. */
let taken = 0
function nextDay(): string {
  taken += 1
  return addDays(comingMonday(), 241 + 2 * taken)
}
/** An unassigned shift where the manager works. */
async function unassigned(stage: Stage): Promise<string> {
  const { as, call } = stage
  const { locationId, positionId } = await usualPlace(stage)
  const id = newId()
  const times = { day: nextDay(), start: '10:00', end: '14:00', breaks: [] }
  const entry = { type: 0, employeeId: null, locationId, positionId, ...times }
  const operations = [{ kind: 'create', id, entry }]
  await call(as(admin), 'POST', `${path}/commands`, { id: newId(), label: 'create', operations })
  return id
}

const opening = async (stage: Stage) => ({
  ...{ entryIds: [await unassigned(stage)], tagIds: [], rule: 'fair', hours: 24 },
})

async function opened(stage: Stage): Promise<string> {
  const who = stage.as(manager)
  const { ids } = await stage.call<{ ids: string[] }>(
    who,
    'POST',
    `${path}/open-shifts`,
    await opening(stage)
  )
  return ids[0]!
}

const one: Recipe = async (stage): Promise<Given> => ({
  who: stage.as(manager),
  params: { id: await opened(stage) },
})

/** What open shifts need before they can be asked for. */
export const openShifts: Record<string, Recipe> = {
  'GET /api/scheduling/unassigned-shifts': (stage) => ({ who: stage.as(manager) }),
  'POST /api/scheduling/open-shifts': async (stage) => ({
    who: stage.as(manager),
    body: await opening(stage),
  }),
  'GET /api/scheduling/open-shifts/{id}': one,
  'DELETE /api/scheduling/open-shifts/{id}': one,
  'POST /api/scheduling/open-shifts/{id}/decision': one,
  'POST /api/scheduling/open-shifts/{id}/claim': one,
  'DELETE /api/scheduling/open-shifts/{id}/claim': async (stage) => {
    const id = await opened(stage)
    await stage.call<OpenShift>(stage.as(manager), 'POST', `${path}/open-shifts/${id}/claim`)
    return { who: stage.as(manager), params: { id } }
  },
}
