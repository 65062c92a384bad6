import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { industryOrders } from '#app/office/queries/industries'
import { listedByName, version } from '#app/office/validators/lists'

const industry = {
  name: fields.name(),
  recommended: vine.boolean({ strict: true }),
  positions: vine
    .array(
      vine.object({
        id: fields.id().optional(),
        name: fields.name(),
        active: vine.boolean({ strict: true }),
      })
    )
    .maxLength(200),
}
export const listIndustriesValidator = vine.create(listedByName(industryOrders))
export const createIndustryValidator = vine.create(industry)
export const updateIndustryValidator = vine.create({ ...industry, version: version() })
