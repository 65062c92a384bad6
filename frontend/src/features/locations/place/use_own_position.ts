import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#/ui/toast.ts'
import { rounded } from './point_values.ts'

type Place = { latitude: number; longitude: number }

/** How long the device may look for its position, in milliseconds. */
const patienceMs = 20_000

/** Asks the device where it is, once and only on request. The browser asks the person first. */
export function useOwnPosition(onFound: (place: Place) => void): { asking: boolean; ask: () => void } {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)

  const refuse = (reason: 'unavailable' | 'denied') => {
    setAsking(false)
    toast({ text: t(`locations.place.${reason}`), type: 'warning' })
  }
  const ask = () => {
    // Browsers offer it on secure pages only.
    if (!('geolocation' in navigator) || !window.isSecureContext) return refuse('unavailable')
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) => refuse(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 }
    )
  }
  return { asking, ask }
}
