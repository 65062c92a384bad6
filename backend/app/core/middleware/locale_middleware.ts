import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import { localeOfRequest } from '#app/core/http/locale'
import { BoundedProblems } from '#app/core/validation/bounded_problems'

/** Gives every request the language of its user; refusals and validation answer in it. */
export default class LocaleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.i18n = i18nManager.locale(localeOfRequest(ctx.request))
    return next()
  }
}

RequestValidator.errorReporter = () => new BoundedProblems()
RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()

declare module '@adonisjs/core/http' {
  interface HttpContext {
    i18n: I18n
  }
}
