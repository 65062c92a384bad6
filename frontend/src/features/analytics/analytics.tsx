import type { Analytics as Configured } from '@shiftloom/backend/contracts/tag_manager'
import { useEffect, useSyncExternalStore } from 'react'
import { consent } from '#/lib/consent.ts'
import { ConsentBanner } from './consent_banner.tsx'
import { loadTagManager, recordPageView } from './tag_manager.ts'

type Props = { configured: Configured; view: { name: string; path: string } | null }

/** Loads the tag manager once it may, and tells it of each view. */
export function Analytics({ configured: { id, consent: way }, view }: Props) {
  const given = useSyncExternalStore(consent.subscribe, consent.given)
  const allowed = way === 'granted' || given === 'granted'
  const { name, path } = view ?? {}

  useEffect(() => {
    if (allowed) loadTagManager(id)
  }, [allowed, id])
  useEffect(() => {
    if (allowed && name && path) recordPageView(id, { name, path })
  }, [allowed, id, name, path])

  return way === 'ask' && given === null ? <ConsentBanner onDecide={consent.decide} /> : null
}
