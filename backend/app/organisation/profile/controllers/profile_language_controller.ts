import type { HttpContext } from '@adonisjs/core/http'
import { chooseLanguage } from '#app/organisation/profile/choose_language'
import { profileLanguageValidator } from '#app/organisation/company/validators/organisation'

export default class ProfileLanguageController {
  async update({ request, response }: HttpContext) {
    const { language } = await request.validateUsing(profileLanguageValidator)
    await chooseLanguage(language)
    return response.noContent()
  }
}
