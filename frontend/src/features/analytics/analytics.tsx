import type { Analytics as Configured } from '@shiftloom/backend/contracts/tag_manager'
import type { Telemetry } from '@shiftloom/backend/contracts/telemetry'
import { useEffect, useSyncExternalStore } from 'react'
import { consent } from '#/lib/session/consent.ts'
import { ConsentBanner } from './consent_banner.tsx'
import { loadTagManager, recordPageView } from './tag_manager.ts'
import { telemetryTo } from './telemetry.ts'

type Props = {
  configured: Configured | null
  telemetry: Telemetry | null
  /** `visit`: the address itself, which only tells two views of one route apart and is sent nowhere. */
  view: { name: string; path: string; visit: string } | null
}

/** Loads the tag manager and measures once it may, and tells both of each view. */
export function Analytics({ configured, telemetry, view }: Props) {
  const given = useSyncExternalStore(consent.subscribe, consent.given)
  // One setting for both.
  const asks = (configured ?? telemetry)?.consent === 'ask'
  const allowed = !asks || given === 'granted'
  const id = configured?.id
  const url = telemetry?.url
  const { name, path, visit } = view ?? {}

  useEffect(() => {
    if (allowed && id) loadTagManager(id)
  }, [allowed, id])
  useEffect(() => {
    if (allowed && id && name && path) recordPageView(id, { name, path })
  }, [allowed, id, name, path, visit])
  useEffect(() => {
    if (allowed && url && name && path) telemetryTo(url).pageView({ name, path })
  }, [allowed, url, name, path, visit])

  if (!asks || given !== null) return null
  const text = id && url ? 'analytics.text_both' : id ? 'analytics.text' : 'analytics.text_telemetry'
  return <ConsentBanner text={text} onDecide={consent.decide} />
}
