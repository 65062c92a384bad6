import type { HttpContext } from '@adonisjs/core/http'
import { addDeviceCookie } from '#app/identity/controllers/device_cookie'
import { forgetDevice, renameDevice, trustDevice } from '#app/identity/two_factor/trusted_devices'
import { deviceNameValidator } from '#app/identity/validators/two_factor'
import { requireOneself } from '#app/identity/accounts/require_oneself'

export default class TrustedDevicesController {
  /** Trusts the browser that asks. */
  async store({ request, response, account }: HttpContext) {
    requireOneself(account)
    const { name } = await request.validateUsing(deviceNameValidator)
    const device = await trustDevice(account.userId, name, request.header('user-agent') ?? null)
    addDeviceCookie(request, response, device)
    return response.noContent()
  }

  async update({ request, response, account, params }: HttpContext) {
    requireOneself(account)
    const { name } = await request.validateUsing(deviceNameValidator)
    await renameDevice(account.userId, params.id, name)
    return response.noContent()
  }

  async destroy({ response, account, params }: HttpContext) {
    requireOneself(account)
    await forgetDevice(account.userId, params.id)
    return response.noContent()
  }
}
