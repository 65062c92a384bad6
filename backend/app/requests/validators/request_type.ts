import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { positionColors } from '#contracts/organisation'
import {
  limitPeriods,
  longestLimitDays,
  overLimitChoices,
  overtimeCompensations,
  requestTypeKinds,
  requestTypeUsers,
  shortcutLength,
} from '#contracts/requests'

const whole = (from: number, to: number) => vine.number({ strict: true }).withoutDecimals().min(from).max(to)
const yesOrNo = () => vine.boolean({ strict: true })

/** Everything about a type but its name. */
export const requestRules = {
  shortcut: fields.name(shortcutLength),
  kind: vine.enum(requestTypeKinds),
  color: whole(0, positionColors - 1),
  paid: yesOrNo(),
  limited: yesOrNo(),
  daysCount: whole(1, longestLimitDays).nullable(),
  limitPer: vine.enum(limitPeriods),
  overLimit: vine.enum(overLimitChoices),
  affectsVacationLimit: yesOrNo(),
  primaryVacation: yesOrNo(),
  needsAcceptance: yesOrNo(),
  allowNote: yesOrNo(),
  allowAttachment: yesOrNo(),
  overtimeCompensation: vine.enum(overtimeCompensations).nullable(),
  countsAsWorkingTime: yesOrNo(),
  usableBy: vine.enum(requestTypeUsers),
}

export const version = () => whole(1, 2_147_483_647)
export const listRequestTypesValidator = vine.create({ archived: vine.boolean().optional() })
export const createRequestTypeValidator = vine.create({ name: fields.name(), ...requestRules })
export const updateRequestTypeValidator = vine.create({
  name: fields.name(),
  ...requestRules,
  version: version(),
})
export const orderRequestTypesValidator = vine.create({ ids: fields.ids().distinct() })
