import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { asked, powersOf, refusal } from '#app/core/database/login_powers'
import { applicationRole } from '#config/database'

/**
 * Makes the login of the processes, or gives it the password that its address names. Nothing happens where the address
 * is the owner's own, or where the login works already: it may have been made by hand.
 *
 * @throws E_DATABASE_LOGIN when the owner may not make roles, or the login could step around row-level security
 */
export async function prepareLogin(
  address: string,
  owner: Pick<ReturnType<typeof db.connection>, 'rawQuery'> = db.connection('owner')
): Promise<void> {
  const { user, password } = new pg.Client({ connectionString: address })
  const [{ name }] = ((await owner.rawQuery('select session_user as name')) as { rows: [{ name: string }] })
    .rows
  if (!user || user === name) return
  if (!(await works(address))) {
    const found = (await owner.rawQuery('select 1 from pg_roles where rolname = ?', [user])) as { rows: [] }
    const login = pg.escapeIdentifier(user)
    const secret = pg.escapeLiteral(verifierOf(String(password ?? '')))
    const statement =
      found.rows.length > 0
        ? `alter role ${login} login password ${secret}; grant ${applicationRole} to ${login}`
        : `create role ${login} login password ${secret} in role ${applicationRole}`
    await owner.rawQuery(statement).catch((error) => {
      throw refusal(
        `The owner of the database may not make the login "${user}" (${String(error.code)}). Let an administrator run: create role ${login} login password '…' in role ${applicationRole}; and set DATABASE_APP_URL to its address.`
      )
    })
  }
  await refuseTooMuch(address, user)
}

/** Whether the address lets in; a server that does not answer is another matter. */
async function works(address: string): Promise<boolean> {
  try {
    await asked(address, 'select 1')
    return true
  } catch (error) {
    if (String((error as { code?: string }).code).startsWith('28')) return false
    throw error
  }
}

async function refuseTooMuch(address: string, user: string): Promise<void> {
  const powers = await powersOf(address)
  if (powers.member && !powers.above && !powers.owns) return
  throw refusal(
    `The login "${user}" must be a member of ${applicationRole}, own no table and be no superuser: choose another one for DATABASE_APP_URL.`
  )
}

const iterations = 4096

/**
 * What the server keeps of a password, so that the password itself appears in no statement and no log. Source: RFC
 * 5803.
 */
function verifierOf(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`
}
