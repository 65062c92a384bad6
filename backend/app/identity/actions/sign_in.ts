import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { isPassword } from '#app/core/passwords/is_password'
import { admit, type SignInOutcome, type Visit } from '#app/identity/actions/admit'
import { attempts } from '#app/identity/limits/attempts'
import { noteSignInInBackground } from '#app/identity/sessions/sign_in_history'
import { interfaces, isBackOfficeRole, type Role } from '#contracts/enums'

type SignInInput = Visit & {
  email: string
  password: string
  /** Which front end asks: back-office people sign in there only, and customers only here. */
  interface: number
  /** Under which id the browser is known to a person. */
  knownAs: (userId: string) => string | null
}

type UserRow = { id: string; password_hash: string | null; role: Role }

/**
 * Opens a session for an e-mail address and password, or asks for a second proof first.
 *
 * @throws identity.too_many_attempts
 * @throws identity.wrong_credentials also for an unknown address, in the same time
 * @throws identity.account_archived
 * @throws identity.account_not_active
 * @throws identity.organisation_archived
 */
export class SignIn {
  async handle(input: SignInInput): Promise<SignInOutcome> {
    const { email, ip, userAgent } = input
    const user = await this.#user(email)
    const attempt = { email, ip, device: user ? input.knownAs(user.id) : null }
    const { needsProof } = await attempts.admit(attempt)
    const isKnown = await isPassword(input.password, user?.password_hash ?? null)
    if (user && !isKnown)
      noteSignInInBackground({ userId: user.id, outcome: 'wrong_password', ip, userAgent })
    if (!user || !isKnown || isBackOfficeRole(user.role) !== (input.interface === interfaces.backOffice))
      throw new DomainError('identity.wrong_credentials')
    await attempts.succeeded(attempt)
    return admit(user.id, input, { needsProof })
  }

  async #user(email: string): Promise<UserRow | undefined> {
    const answer = (await db.rawQuery(
      'select id, password_hash, role from users where lower(email) = lower(?)',
      [email]
    )) as { rows: UserRow[] }
    return answer.rows[0]
  }
}
