import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { readLink } from '#app/identity/actions/read_link'
import { asGuess } from '#app/identity/limits/guessing'
import { accountLinkValidator } from '#app/identity/validators/authentication'

/** A POST although it only looks: the secret must not stand in an address that servers log. */
export default class AccountLinksController {
  async store({ request }: HttpContext) {
    const { link } = await request.validateUsing(accountLinkValidator)
    return result(await asGuess(request.ip(), () => readLink(link)))
  }
}
