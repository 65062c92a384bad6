import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import {
  chooseTwoFactor,
  prepareAuthenticator,
  twoFactorState,
} from '#app/identity/two_factor/two_factor_state'
import { passwordProofValidator, twoFactorValidator } from '#app/identity/validators/two_factor'

/** How one's own sign-in is guarded. */
export default class TwoFactorController {
  async show({ account }: HttpContext) {
    return result(await twoFactorState(account.userId))
  }

  async prepare({ request, account }: HttpContext) {
    const { password } = await request.validateUsing(passwordProofValidator)
    return result(await prepareAuthenticator(account, { password, ip: request.ip() }))
  }

  async update({ request, account }: HttpContext) {
    const { code = null, ...choice } = await request.validateUsing(twoFactorValidator)
    const recoveryCodes = await chooseTwoFactor(account, { ...choice, code, ip: request.ip() })
    return result({ recoveryCodes })
  }
}
