import db from '@adonisjs/lucid/services/db'
import { hubs } from '#app/core/hubs/hubs'
import { hashOf, sessionOf } from '#app/identity/sessions/session_tokens'

/** Ends the session of a refresh cookie and its real-time connections; signing out twice is no error. */
export class SignOut {
  async handle({ presented }: { presented: string | null }): Promise<void> {
    const sessionId = presented && sessionOf(presented)
    if (!sessionId) return
    const hash = hashOf(presented)
    const ended = (await db
      .from('sessions')
      .where('id', sessionId)
      .where((own) => own.where('token_hash', hash).orWhere('previous_hash', hash))
      .whereNull('revoked_at')
      .update({ revoked_at: new Date() }, ['id'])) as { id: string }[]
    for (const { id } of ended) await hubs.disconnectSession(id)
  }
}
