import vine from '@vinejs/vine'

export const removalQueryValidator = vine.create({ includeChanged: vine.boolean().optional() })
export const removalValidator = vine.create({ includeChanged: vine.boolean({ strict: true }) })
