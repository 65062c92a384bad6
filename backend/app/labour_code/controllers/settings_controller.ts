import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { ChangeSettings } from '#app/labour_code/actions/change_settings'
import { readSettings } from '#app/labour_code/settings/read_settings'
import { settingsValidator } from '#app/labour_code/validators/settings'

export default class SettingsController {
  async show() {
    return result(await readSettings())
  }

  async update({ request }: HttpContext) {
    const input = await request.validateUsing(settingsValidator)
    return result(await new ChangeSettings().handle(input))
  }
}
