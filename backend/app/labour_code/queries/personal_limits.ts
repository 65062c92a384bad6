import { chosenLimits } from '@shiftloom/solver/labour_code/company_choices'
import { packs } from '@shiftloom/solver/labour_code/law_packs'
import { limitsOf, versionOn } from '@shiftloom/solver/labour_code/packs/law_pack'
import { addDays, type Day } from '@shiftloom/solver/time'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { limitsOfPerson } from '#app/labour_code/people/limits_of_person'
import { inOrder } from '#app/labour_code/people/person_contracts'
import { protectedPeriodsOf, touching } from '#app/labour_code/people/protected_periods'
import { lawPackIdOf, storedSettings } from '#app/labour_code/settings/read_settings'
import { findContracts } from '#app/organisation/public/find_contracts'
import { findEmployees } from '#app/organisation/public/find_employees'
import { findLocations } from '#app/organisation/public/find_locations'
import { findWorkingTime } from '#app/organisation/public/find_working_time'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { PersonalLimits } from '#contracts/labour_code'

/**
 * How one person's working time is limited on a day, and by what.
 *
 * @throws core.not_found for a person the actor does not see
 */
export async function personalLimits(id: string, day: Day): Promise<PersonalLimits> {
  const employee = (await findEmployees([id])).get(id)
  if (!employee || !seen(employee.locationIds)) throw notFound()
  const own = (await findWorkingTime([id])).get(id)!
  const contract = await contractOn(id, day)
  const workSystem = contract?.workSystem ?? 'BASIC'
  const lawPack = lawPackIdOf(await countryOf(employee.mainLocationId))
  const version = versionOn(packs[lawPack], day)
  const limits = chosenLimits(lawPack, limitsOf(version), await storedSettings())
  const held = protectedPeriodsOf(own, limits)
  const groups = touching(held, { from: day, until: addDays(day, 1) }).map(({ group }) => group)
  const contractMaxMinutes = contract?.maxDailyMinutes ?? null
  const found = limitsOfPerson({ workSystem, contractMaxMinutes, groups, own }, limits, version)
  return { day, lawPack, workSystem, groups, ...found }
}

const seen = (locationIds: readonly string[]): boolean => {
  const scope = organisationContext.actor().locationIds
  return scope === null || locationIds.some((id) => scope.includes(id))
}

async function contractOn(id: string, day: Day) {
  const contracts = inOrder((await findContracts([id])).get(id) ?? [])
  return contracts.findLast(({ from, until }) => from <= day && (until === null || until > day))
}

async function countryOf(mainLocationId: string | null): Promise<string> {
  if (mainLocationId === null) return (await organisationSettings()).country
  return (await findLocations([mainLocationId])).get(mainLocationId)!.country
}
