import vine from '@vinejs/vine'
import { describedAs } from '#app/core/validation/described_as'
import { metricAggregations, metricDataTypes, metricNameLength, metricNames } from '#contracts/demand'

const metricName = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !metricNames.test(value))
      field.report('The {{ field }} is not the name of a metric', 'metric_name', field)
  },
  { toJSONSchema: describedAs({ pattern: metricNames.source }) }
)

const name = () => vine.string().trim().maxLength(metricNameLength).use(metricName())
const version = () => vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000])

export const createMetricValidator = vine.create({
  name: name(),
  dataType: vine.enum(metricDataTypes),
  aggregation: vine.enum(metricAggregations),
})
export const renameMetricValidator = vine.create({ version: version(), name: name() })
export const deleteMetricValidator = vine.create({ version: version() })
