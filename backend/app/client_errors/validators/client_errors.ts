import vine from '@vinejs/vine'
import { clientErrorLimits as limits, clientErrorSources } from '#contracts/client_errors'

const route = /^\/[\w:*/.?-]*$/

export const clientErrorsValidator = vine.create({
  errors: vine
    .array(
      vine.object({
        name: vine.string().maxLength(limits.name),
        message: vine.string().maxLength(limits.message),
        stack: vine.string().maxLength(limits.stack).nullable(),
        source: vine.enum(clientErrorSources),
        view: vine.string().maxLength(limits.view).regex(route).nullable(),
        times: vine.number().withoutDecimals().range([1, limits.times]),
      })
    )
    .minLength(1)
    .maxLength(limits.errors),
})
