import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { decideReading } from '#app/imports/actions/decide_reading'
import { requestStep } from '#app/imports/actions/request_step'
import { importOf } from '#app/imports/transformers/import_transformer'
import { checkImportValidator } from '#app/imports/validators/import'
import type { ImportMatches } from '#contracts/imports'

export default class ImportChecksController {
  async store({ request, params }: HttpContext) {
    const { matches, leaveOutUnreadable } = await request.validateUsing(checkImportValidator)
    await decideReading(params.id, {
      ...(matches && { matches: withoutNulls(matches) }),
      ...(leaveOutUnreadable !== undefined && { leaveOutUnreadable }),
    })
    return result(await importOf(await requestStep(params.id, 'check'), localeOfRequest(request)))
  }
}

type Said = Partial<Record<keyof ImportMatches, Record<string, string | null> | undefined>>

/** Empty texts arrive as null. */
const withoutNulls = (said: Said): ImportMatches =>
  Object.fromEntries(
    Object.entries(said).map(([kind, texts]) => [
      kind,
      Object.fromEntries(Object.entries(texts ?? {}).map(([text, meaning]) => [text, meaning ?? ''])),
    ])
  )
