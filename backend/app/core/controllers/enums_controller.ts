import { analytics, telemetry } from '#config/analytics'
import { help } from '#config/help'
import { result } from '#app/core/http/result'
import {
  languages,
  organisationStatuses,
  requestStatuses,
  roles,
  scheduleEntryTypes,
  type LanguageId,
} from '#contracts/enums'
import type { Enums } from '#contracts/identity'

/** Every language by the name its speakers use. */
const descriptions: Record<LanguageId, string> = { 0: 'English', 1: 'Polski', 2: 'Tiếng Việt' }

export default class EnumsController {
  index() {
    const enums: Enums = {
      languages: Object.values(languages).map((id) => ({ id, description: descriptions[id] })),
      roles,
      scheduleEntryTypes,
      requestStatuses,
      organisationStatuses,
      analytics,
      telemetry,
      help,
    }
    return result(enums)
  }
}
