import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The access token in use, and a new render when it changes, in this tab or another. */
export const useToken = (): string | null => useSyncExternalStore(session.subscribe, session.token)
export const useIsSignedIn = (): boolean => useToken() !== null
