import vine from '@vinejs/vine'
import { currentRateOrders } from '#app/organisation/contracts/current_rates'
import { listFields } from '#app/organisation/directory/validators/list'
import { peopleFilter } from '#app/organisation/employees/validators/people_filter'
import { rateFilters } from '#contracts/current_rates'

const { all: _all, ...list } = listFields(currentRateOrders)
const { locationIds, positionIds, tagIds } = peopleFilter

export const currentRatesValidator = vine.create({
  ...list,
  ...{ locationIds, positionIds, tagIds },
  rate: vine.enum(rateFilters).optional(),
})
