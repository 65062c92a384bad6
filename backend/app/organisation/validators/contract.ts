import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { kinds } from '#app/organisation/public/company_kinds'
import { workSystems } from '#contracts/enums'

/** Days as text sort like days. */
const notBeforeStart = vine.createRule((value, _options, field) => {
  const { startsOn } = field.parent as { startsOn?: unknown }
  if (typeof value === 'string' && typeof startsOn === 'string' && value < startsOn)
    field.report('The {{ field }} is before the start', 'end_before_start', field)
})

const contract = {
  startsOn: fields.day(),
  endsOn: fields.day().use(notBeforeStart()).nullable(),
  workSystem: vine.enum(workSystems),
  fte: vine.number({ strict: true }).min(0.001).max(1).decimal([0, 3]),
  agreedMinutesPerMonth: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(0)
    .max(31 * 24 * 60)
    .nullable(),
  maxDailyMinutes: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(1)
    .max(24 * 60)
    .nullable(),
}
export const createContractValidator = vine.create(contract)
export const updateContractValidator = vine.create({ ...contract, version: kinds.version() })

const amount = () => vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000_000_000)
const rate = {
  validFrom: fields.day(),
  kind: vine.enum(['hourly', 'monthly'] as const),
  salaryMinor: amount().optional().requiredWhen('kind', '=', 'monthly'),
  weekdayMinor: amount().optional().requiredWhen('kind', '=', 'hourly'),
  saturdayMinor: amount().optional(),
  sundayMinor: amount().optional(),
  dayOffMinor: amount().optional(),
}
export const createRateValidator = vine.create(rate)
export const updateRateValidator = vine.create({ ...rate, version: kinds.version() })
