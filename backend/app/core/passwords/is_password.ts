import hash from '@adonisjs/core/services/hash'

/**
 * Whether a password is the one with this hash. Without a hash, such as for an unknown address, it takes as long: timing
 * does not reveal that there is none.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored !== null) return hash.verify(stored, password)
  await hash.make(password)
  return false
}
