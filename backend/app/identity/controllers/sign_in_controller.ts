import type { HttpContext } from '@adonisjs/core/http'
import { SignIn } from '#app/identity/actions/sign_in'
import { askingInterface } from '#app/identity/controllers/asking_interface'
import { deviceCookies } from '#app/identity/controllers/device_cookie'
import { knownDevices } from '#app/identity/controllers/known_device'
import { signInAnswer } from '#app/identity/controllers/signed_in'
import { signInValidator } from '#app/identity/validators/authentication'

export default class SignInController {
  async store({ request, response }: HttpContext) {
    const { rememberMe = false, ...credentials } = await request.validateUsing(signInValidator)
    const outcome = await new SignIn().handle({
      ...credentials,
      rememberMe,
      interface: askingInterface(request),
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
      devices: deviceCookies(request),
      knownAs: knownDevices(request),
    })
    return signInAnswer({ request, response }, outcome)
  }
}
