import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { requestRules, version } from '#app/requests/validators/request_type'

const names = () => vine.object({ 'en-US': fields.name(), 'pl-PL': fields.name(), 'vi-VN': fields.name() })
export const createRequestKindValidator = vine.create({ names: names(), ...requestRules })
export const updateRequestKindValidator = vine.create({ names: names(), ...requestRules, version: version() })
