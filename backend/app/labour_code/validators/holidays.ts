import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

const yesOrNo = () => vine.boolean({ strict: true })

/** The calendar of holidays can be trusted for these years. */
export const holidayYearValidator = vine.create({ year: vine.number().withoutDecimals().min(2000).max(2100) })

const holiday = {
  name: fields.name(),
  names: vine
    .object({
      'en-US': fields.name().nullable(),
      'pl-PL': fields.name().nullable(),
      'vi-VN': fields.name().nullable(),
    })
    .optional(),
  country: fields.country().nullable(),
  day: fields.day(),
  repeatsYearly: yesOrNo(),
}
export const createHolidayValidator = vine.create(holiday)
export const updateHolidayValidator = vine.create({
  ...holiday,
  version: vine.number({ strict: true }).withoutDecimals().min(1),
})
export const hideHolidayValidator = vine.create({
  country: fields.country(),
  day: fields.day(),
  hidden: yesOrNo(),
  yearly: yesOrNo(),
})
export const holidayRegionValidator = vine.create({
  country: fields.country(),
  region: vine.string().maxLength(10).nullable(),
})
