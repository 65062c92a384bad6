import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { locationList, spanFields } from '#app/scheduling/public/schedule_range'
import { copyWeeks } from '#contracts/period_copies'
import {
  mostRepetitions,
  refusedWays,
  templateDescriptionLength,
  templateNameLength,
} from '#contracts/schedule_templates'

const named = {
  name: fields.name(templateNameLength),
  description: vine.string().trim().maxLength(templateDescriptionLength).nullable(),
}
const kept = { ...spanFields, withPeople: vine.boolean({ strict: true }) }
const applying = {
  from: fields.day(),
  repetitions: vine.number({ strict: true }).withoutDecimals().range([1, mostRepetitions]),
  withPeople: vine.boolean({ strict: true }),
  refused: vine.enum(refusedWays),
}
const filling = { ...spanFields, locationIds: fields.ids(200) }
const copying = {
  ...spanFields,
  weeks: vine.enum(copyWeeks),
  locationIds: fields.ids(200),
  entryIds: fields.ids(20_000).optional(),
  withPeople: vine.boolean({ strict: true }),
  refused: vine.enum(refusedWays),
}

export const templatesValidator = vine.create({ locationIds: locationList().optional() })
export const saveTemplateValidator = vine.create({ ...named, ...kept, locationId: fields.id() })
export const changeTemplateValidator = vine.create({
  ...named,
  retake: vine.object(kept).optional(),
  version: vine.number({ strict: true }).withoutDecimals().min(1),
})
export const previewTemplateValidator = vine.create(applying)
export const applyTemplateValidator = vine.create({ ...applying, id: fields.id() })
export const previewFixedValidator = vine.create(filling)
export const fillFixedValidator = vine.create({ ...filling, id: fields.id() })
export const previewCopyValidator = vine.create(copying)
export const copyPeriodValidator = vine.create({ ...copying, id: fields.id() })
