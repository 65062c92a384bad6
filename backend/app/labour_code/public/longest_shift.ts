import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'
import { chosenLimits, chosenSeverities } from '@shiftloom/solver/labour_code/company_choices'
import { limitsOn } from '@shiftloom/solver/labour_code/law_packs'
import type { Day } from '@shiftloom/solver/time'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import { findContracts } from '#app/organisation/public/find_contracts'

const dayMinutes = 1440

/**
 * The longest shift, in minutes, that one of the people of each group may work: what the daily rest leaves of a day, and the
 * longest day of their work systems. Rules that are switched off limit nothing; without people the basic system counts.
 *
 * @param groups ids of employees by whatever they have in common
 */
export async function longestShifts(
  country: string,
  groups: ReadonlyMap<string, readonly string[]>,
  on: Day
): Promise<Map<string, number>> {
  const stored = await storedSettings()
  const lawPack = lawPackIdOf(country)
  const { dailyRestMinutes, dailyMaxMinutes } = chosenLimits(lawPack, limitsOn(lawPack, on), stored)
  const severities = chosenSeverities(stored)
  const longestIn = (system: WorkSystem): number => {
    const day = (severities.daily_hours === 'off' ? null : dailyMaxMinutes[system]) ?? dayMinutes
    // The rest after an extended shift is given later (KP art. 136, 137).
    const isRested = severities.daily_rest === 'off' || system === 'EQUIV16' || system === 'EQUIV24'
    return isRested ? day : Math.min(day, dayMinutes - (dailyRestMinutes ?? 0))
  }
  const systems = await workSystemsOf([...new Set([...groups.values()].flat())], on)
  const longestOf = (ids: readonly string[]): number => {
    const own = ids.flatMap((id) => systems.get(id) ?? [])
    return Math.max(...(own.length > 0 ? own : (['BASIC'] as const)).map(longestIn))
  }
  return new Map([...groups].map(([group, ids]) => [group, longestOf(ids)]))
}

async function workSystemsOf(employeeIds: readonly string[], on: Day): Promise<Map<string, WorkSystem>> {
  const contracts = await findContracts(employeeIds)
  const now = [...contracts].flatMap(([id, all]) => {
    const held = all.find(({ startsOn, endsOn }) => startsOn <= on && (endsOn === null || endsOn >= on))
    return held?.workSystem ? [[id, held.workSystem] as const] : []
  })
  return new Map(now)
}
