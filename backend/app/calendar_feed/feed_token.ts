import { createHash, randomBytes } from 'node:crypto'

/** What an address carries: the organisation, so that its rows can be read, and a secret. */
export type FeedToken = { organisationId: string; hash: string }

/** A new secret address of the organisation, 65 characters; only its hash is to be stored. */
export function newFeedToken(organisationId: string): FeedToken & { token: string } {
  const owner = Buffer.from(organisationId.replaceAll('-', ''), 'hex').toString('base64url')
  const token = `${owner}${randomBytes(32).toString('base64url')}`
  return { token, organisationId, hash: hashOf(token) }
}

/** Reads an address; null when it cannot be one of ours. */
export function readFeedToken(token: string): FeedToken | null {
  const owner = /^([\w-]{22})[\w-]{43}$/.exec(token)?.[1]
  if (!owner) return null
  const hex = Buffer.from(owner, 'base64url').toString('hex')
  const organisationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { organisationId, hash: hashOf(token) }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
