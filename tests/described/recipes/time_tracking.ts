import { placeNoticeVersion } from '@shiftloom/backend/contracts/time_tracking'
import { newId } from '../../stage/ids.ts'
import type { Recipe } from '../ask.ts'
import { newEmployee, type Newcomer } from './newcomers.ts'
import type { Stage } from '../stage.ts'

const base = '/api/time-tracking/own'
type OwnDay = { usualLocationId: string; punches: { id: string }[] }

/** A person who has registered nothing: what follows depends on what was registered before. */
async function atClock(stage: Stage): Promise<{ who: Newcomer; body: object }> {
  const who = await newEmployee(stage)
  const { usualLocationId } = await stage.call<OwnDay>(who, 'GET', `${base}/day`)
  const now = Date.now()
  const body = {
    ...{ kind: 'start', locationId: usualLocationId, deviceId: newId(), counter: 1 },
    ...{ clientAtMs: now, sentAtMs: now, position: null, note: null },
  }
  return { who, body }
}

/** What a person needs to register time. */
export const timeTracking: Record<string, Recipe> = {
  [`POST ${base}/punches`]: atClock,
  [`DELETE ${base}/punches/{id}`]: async (stage) => {
    const { who, body } = await atClock(stage)
    const day = await stage.call<OwnDay>(who, 'POST', `${base}/punches`, body)
    return { who, params: { id: day.punches[0]!.id } }
  },
  [`POST ${base}/place-notice`]: (stage) => ({
    ...{ who: stage.as('employee'), body: { version: placeNoticeVersion } },
  }),
}
