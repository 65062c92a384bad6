import vine from '@vinejs/vine'
import { fields, phone } from '#app/core/validation/rules'
import { officeUserOrders } from '#app/office/queries/office_users'
import { listedByName, version } from '#app/office/validators/lists'
import { languages } from '#contracts/enums'
import { officeRoleNumbers } from '#contracts/office'

const user = {
  name: fields.name(),
  surname: fields.name(),
  email: vine.string().trim().maxLength(254).email(),
  phone: vine.string().use(phone()).nullable(),
  language: vine.enum(Object.values(languages)),
  role: vine.enum(officeRoleNumbers),
  regionId: fields.id().nullable(),
}
const { name, surname, phone: number, language } = user
export const ownProfileValidator = vine.create({ name, surname, phone: number, language, version: version() })
export const listOfficeUsersValidator = vine.create(listedByName(officeUserOrders))
export const createOfficeUserValidator = vine.create(user)
export const updateOfficeUserValidator = vine.create({ ...user, version: version() })
