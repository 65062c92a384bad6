import db from '@adonisjs/lucid/services/db'
import { hashOf } from '#app/identity/actions/session_tokens'

/** Ends the session of a refresh cookie; signing out twice is no error. */
export class SignOut {
  async handle({ presented }: { presented: string | null }): Promise<void> {
    if (!presented) return
    await db.from('sessions').where('token_hash', hashOf(presented)).whereNull('revoked_at').update({ revoked_at: new Date() })
  }
}
