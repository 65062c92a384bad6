import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { SignIn } from '#app/identity/actions/sign_in'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import { signInValidator } from '#app/identity/validators/authentication'
import { interfaces } from '#contracts/enums'

export default class SignInController {
  async store({ request, response }: HttpContext) {
    const { email, password, rememberMe = false } = await request.validateUsing(signInValidator)
    const signedIn = await new SignIn().handle({
      email,
      password,
      rememberMe,
      interface: request.header('interface') === '0' ? interfaces.backOffice : interfaces.customer,
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
    })
    setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
    return result({ token: signedIn.token })
  }
}
