import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { locationList, spanFields } from '#app/scheduling/validators/schedule_range'
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
const applying = {
  from: fields.day(),
  repetitions: vine.number({ strict: true }).withoutDecimals().range([1, mostRepetitions]),
  withPeople: vine.boolean({ strict: true }),
  refused: vine.enum(refusedWays),
}
const filling = { ...spanFields, locationIds: fields.ids(200) }

export const templatesValidator = vine.create({ locationIds: locationList().optional() })
export const saveTemplateValidator = vine.create({
  ...named,
  ...spanFields,
  locationId: fields.id(),
  withPeople: vine.boolean({ strict: true }),
})
export const renameTemplateValidator = vine.create({
  ...named,
  version: vine.number({ strict: true }).withoutDecimals().min(1),
})
export const previewTemplateValidator = vine.create(applying)
export const applyTemplateValidator = vine.create({ ...applying, id: fields.id() })
export const previewFixedValidator = vine.create(filling)
export const fillFixedValidator = vine.create({ ...filling, id: fields.id() })
