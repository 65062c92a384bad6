import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { shownSignIns, signInDays, type OwnSignIn, type SignInResult } from '#contracts/identity'

type Attempt = { userId: string; outcome: SignInResult; userAgent: string | null; ip: string }
type Row = { id: string; at: Date; outcome: SignInResult; user_agent: string | null; ip: string }

/** Keeps a sign-in, or a failed one, for its owner to see. */
export async function noteSignIn({ userId, outcome, userAgent, ip }: Attempt): Promise<void> {
  await db.table('sign_ins').insert({
    id: newId(),
    user_id: userId,
    outcome,
    user_agent: userAgent?.slice(0, 300) ?? null,
    ip,
  })
}

const beingNoted = new Set<Promise<void>>()

/**
 * As `noteSignIn`, in the background: a wrong password at a known address must not take longer than one at an unknown
 * address.
 */
export function noteSignInInBackground(attempt: Attempt): void {
  const work: Promise<void> = noteSignIn(attempt)
    .catch((err) => logger.error({ err }, 'a failed sign-in was not noted'))
    .finally(() => beingNoted.delete(work))
  beingNoted.add(work)
}

/** Resolves once everything noted in the background is stored. */
export const signInsNoted = (): Promise<unknown> => Promise.all(beingNoted)

/** The person's latest sign-ins and failed ones, the newest first. */
export async function ownSignIns(userId: string): Promise<OwnSignIn[]> {
  const found = (await db
    .from('sign_ins')
    .where('user_id', userId)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(shownSignIns)) as Row[]
  return found.map(({ id, at, outcome, user_agent, ip }) => ({
    ...{ id, outcome, ip },
    at: at.toISOString(),
    userAgent: user_agent,
  }))
}

/** Forgets what is older than is kept. */
export async function forgetOldSignIns(userId: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - signInDays * 86_400_000)
  await db.from('sign_ins').where('user_id', userId).where('at', '<', oldest).delete()
}
