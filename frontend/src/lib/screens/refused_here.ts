import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createStore, useStore } from 'zustand'

type Refusal = 403 | 404

/** `visit`: the key of the location whose screen gives way to an error page. */
const store = createStore<{ visit: string | null; status: Refusal }>(() => ({ visit: null, status: 404 }))
let unsaved = 0

/** Error pages in place of a screen: the address stays as it was asked for, to be corrected, copied or tried again. */
export const refusedHere = {
  /** Whether the page is shown: a screen with unsaved input is left only after its question. */
  show(visit: string, status: Refusal): boolean {
    if (unsaved > 0) return false
    store.setState({ visit, status })
    return true
  },
  /** Another visit, also of the same address, asks again. */
  forget: (): void => store.setState({ visit: null }),
  /** Called by a screen whose input is not saved; the returned function ends it. */
  holdBack(): () => void {
    unsaved += 1
    return () => {
      unsaved -= 1
    }
  },
}

/** The error page to show instead of the screen of this visit; `null` if there is none. */
export function useRefusedHere(): Refusal | null {
  const { key } = useLocation()
  const status = useStore(store, (refused) => (refused.visit === key ? refused.status : null))
  useEffect(() => refusedHere.forget, [key])
  return status
}
