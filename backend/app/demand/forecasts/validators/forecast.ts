import vine from '@vinejs/vine'
import { forecastMethods, percentiles } from '#contracts/demand_forecasts'

export const changeForecastValidator = vine.create({
  version: vine.number({ strict: true }).withoutDecimals().range([0, 2_000_000_000]),
  method: vine.enum(forecastMethods).nullable(),
  percentile: vine.enum(percentiles).nullable(),
})
