import { sql } from 'kysely'
import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { writeHolidayRegions } from '#app/labour_code/actions/write_choices'
import { lockHolidays, tellOfHolidays } from '#app/labour_code/actions/write_holiday'
import { holidaysOfYear } from '#app/labour_code/holidays/country_holidays'
import { chosenRegions, holidayPlaces } from '#app/labour_code/holidays/own_days'
import { holidayRegions } from '#app/labour_code/holidays/holiday_regions'
import type { Locale } from '#contracts/enums'
import type { HideHolidayInput, HolidayRegionInput } from '#contracts/holidays'

/**
 * The company works on a holiday of the state as on any other day, in that year or in all from then on; or keeps it
 * again. Repeating it changes nothing.
 *
 * @throws core.not_found when the day is no holiday of the country
 */
export async function hideHoliday(input: HideHolidayInput, locale: Locale): Promise<void> {
  const { country, day, hidden, yearly } = input
  await lockHolidays()
  const place = (await holidayPlaces())(country)
  const holiday = holidaysOfYear(place, Number(day.slice(0, 4)), locale).find((one) => one.day === day)
  if (!holiday) throw notFound()
  await database()
    .deleteFrom('companyHolidays')
    .where('removed', '=', true)
    .where((eb) => eb.or([eb('country', 'is', null), eb('country', '=', country)]))
    .where((eb) =>
      eb.or([eb('day', '=', day), sql<boolean>`repeats_yearly and to_char(day, 'MM-DD') = ${day.slice(5)}`])
    )
    .execute()
  const { id: organisationId } = organisationContext.current()
  if (hidden)
    await database()
      .insertInto('companyHolidays')
      .values({
        ...{ id: newId(), organisationId, name: holiday.name, country, day },
        ...{ removed: true, repeatsYearly: yearly },
      })
      .execute()
  await record({
    action: hidden ? 'labour_code.hide_holiday' : 'labour_code.show_holiday',
    entity: 'holiday',
    after: { name: holiday.name, country, day, ...(hidden && { yearly }) },
  })
  tellOfHolidays()
}

/**
 * Whose holidays count in a country where its parts keep their own.
 *
 * @throws labour_code.unknown_holiday_region
 */
export async function chooseHolidayRegion({ country, region }: HolidayRegionInput): Promise<void> {
  if (region !== null && !holidayRegions(country).some(({ code }) => code === region))
    throw new DomainError('labour_code.unknown_holiday_region', { field: 'region' })
  await lockHolidays()
  const before = await chosenRegions()
  const { [country]: _old, ...others } = before
  const after = region === null ? others : { ...others, [country]: region }
  await writeHolidayRegions(after)
  await record({
    action: 'labour_code.choose_holiday_region',
    entity: 'organisation',
    entityId: organisationContext.current().id,
    before,
    after,
  })
  tellOfHolidays()
}
