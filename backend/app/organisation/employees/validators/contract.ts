import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { requiredFor } from '#app/core/validation/required_for'
import { kinds } from '#app/organisation/company/company_kinds'
import type { RateInput } from '#contracts/employment_terms'
import { workSystems } from '@shiftloom/solver/labour_code/limits'

/** Days as text sort like days. */
const notBeforeStart = vine.createRule((value, _options, field) => {
  const { startsOn } = field.parent as { startsOn?: unknown }
  if (typeof value === 'string' && typeof startsOn === 'string' && value < startsOn)
    field.report('The {{ field }} is before the start', 'end_before_start', field)
})

export const contractFields = {
  startsOn: fields.day(),
  endsOn: fields.day().use(notBeforeStart()).nullable(),
  workSystem: vine.enum(workSystems),
  fte: vine.number({ strict: true }).min(0.001).max(1).decimal([0, 3]).meta({ multipleOf: 0.001 }),
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
export const createContractValidator = vine.create(contractFields)
export const updateContractValidator = vine.create({ ...contractFields, version: kinds.version() })

const amount = () => vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000_000_000)
const rateFields = {
  validFrom: fields.day(),
  kind: vine.enum(['hourly', 'monthly'] as const),
  salaryMinor: amount().optional().requiredWhen('kind', '=', 'monthly'),
  weekdayMinor: amount().optional().requiredWhen('kind', '=', 'hourly'),
  saturdayMinor: amount().optional(),
  sundayMinor: amount().optional(),
  dayOffMinor: amount().optional(),
}
const amountOfKind = requiredFor('kind', { monthly: 'salaryMinor', hourly: 'weekdayMinor' })
/** A rate as a part of something else, which may do without. */
export const optionalRate = () => vine.object(rateFields).nullable().optional().meta(amountOfKind)
export const createRateValidator = vine.create(vine.object(rateFields).meta(amountOfKind))
export const updateRateValidator = vine.create(
  vine.object({ ...rateFields, version: kinds.version() }).meta(amountOfKind)
)

type Validated = Pick<RateInput, 'validFrom' | 'kind'> & Partial<RateInput>

/** An amount that is left out is none. */
export const rateOf = (input: Validated): RateInput => ({
  validFrom: input.validFrom,
  kind: input.kind,
  salaryMinor: input.salaryMinor ?? null,
  weekdayMinor: input.weekdayMinor ?? null,
  saturdayMinor: input.saturdayMinor ?? null,
  sundayMinor: input.sundayMinor ?? null,
  dayOffMinor: input.dayOffMinor ?? null,
})
