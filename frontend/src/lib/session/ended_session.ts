/** A session that ended by itself in this tab: the sign-in page says so, and fills the address in. */
export type EndedSession = {
  userId: string
  email: string
  /** It was a seat in a customer's place: no one signs in to it with a password. */
  isSeat?: boolean
}

/** Of the profile that was shown. */
type Who = { email: string | null; impersonation: object | null }

const key = 'ended-session'

export const endedSession = {
  read(): EndedSession | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as EndedSession | null
    } catch {
      return null
    }
  },
  keep(userId: string, who: Who | undefined): void {
    const isSeat = Boolean(who?.impersonation)
    const ended: EndedSession = { userId, email: (!isSeat && who?.email) || '', isSeat }
    try {
      sessionStorage.setItem(key, JSON.stringify(ended))
    } catch {
      // A full or closed store: the page is merely less helpful.
    }
  },
  /** A user has signed in since. */
  forget(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
}
