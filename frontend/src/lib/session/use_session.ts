import { useEffect, useRef, useSyncExternalStore } from 'react'
import { session } from './session.ts'
import { claimsOf } from './token.ts'

/** The access token in use, and a new render when it changes, in this tab or another. */
const useToken = (): string | null => useSyncExternalStore(session.subscribe, session.token)
export const useIsSignedIn = (): boolean => useToken() !== null

/** Resets the app when the signed-in user changes, in this tab or another: nothing loaded for one may stay. */
export function useOneSeat(): void {
  const userId = claimsOf(useToken())?.userId ?? null
  const before = useRef(userId)
  useEffect(() => {
    if (before.current !== null && userId !== null && before.current !== userId) location.assign('/')
    before.current = userId
  }, [userId])
}
