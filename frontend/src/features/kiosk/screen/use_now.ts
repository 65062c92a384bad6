import { useEffect, useState } from 'react'
import { deviceClock } from '../state/kiosk_state.ts'

/** The server's time as far as the device knows it, each second. */
export function useNow(): number {
  const [now, setNow] = useState(() => deviceClock().now())
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock().now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
