import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { result } from '#app/core/http/result'
import { asGuess } from '#app/identity/public/guessing'
import { confirmRegistration } from '#app/onboarding/actions/confirm_registration'
import { register } from '#app/onboarding/actions/register'
import { remindRegistration } from '#app/onboarding/actions/remind_registration'
import { openRegistration } from '#app/onboarding/links/pending_registration'
import {
  confirmationValidator,
  registrationLinkValidator,
  registrationValidator,
  reminderValidator,
} from '#app/onboarding/validators/registration'
import type { PendingRegistration, RegistrationReminder } from '#contracts/onboarding'

/** A company registers itself: what it says, whose mailed link it is, and its confirmation. */
export default class RegistrationsController {
  async store({ request, response }: HttpContext) {
    await register(await request.validateUsing(registrationValidator), request.ip())
    return response.noContent()
  }

  /** A POST although it only looks: the secret must not stand in an address that servers log. */
  async read({ request }: HttpContext) {
    const { link } = await request.validateUsing(registrationLinkValidator)
    const { email, name, companyName } = await asGuess(request.ip(), () =>
      db.transaction((trx) => openRegistration(trx, link))
    )
    return result<PendingRegistration>({ email, name, companyName })
  }

  /** Whether a registration with this password waits for its confirmation, and whether its mail is sent again. */
  async remind({ request }: HttpContext) {
    const asked = await request.validateUsing(reminderValidator)
    return result<RegistrationReminder>(await remindRegistration(asked, request.ip()))
  }

  async confirm({ request }: HttpContext) {
    const { link, password } = await request.validateUsing(confirmationValidator)
    const ip = request.ip()
    return result(await asGuess(ip, () => confirmRegistration({ link, password, ip })))
  }
}
