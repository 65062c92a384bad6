import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { databaseOf } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { setLanguage } from '#app/identity/public/change_accounts'
import { profileLanguageValidator } from '#app/organisation/company/validators/organisation'
import { isBackOfficeRole } from '#contracts/enums'

/** Back-office people belong to no organisation, so this is a unit of work of one row. */
export default class BackOfficeLanguageController {
  async update({ account, request, response }: HttpContext) {
    if (!isBackOfficeRole(account.role)) throw new DomainError('core.forbidden')
    const { language } = await request.validateUsing(profileLanguageValidator)
    await setLanguage(databaseOf(db.connection()), account.userId, language)
    return response.noContent()
  }
}
