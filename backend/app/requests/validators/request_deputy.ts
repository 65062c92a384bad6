import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const deputyValidator = vine.create({
  employeeId: fields.id().optional(),
  deputyId: fields.id(),
  firstDay: fields.day().nullable(),
  lastDay: fields.day().nullable(),
})
