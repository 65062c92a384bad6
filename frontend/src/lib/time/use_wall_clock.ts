import { useEffect, useReducer } from 'react'
import { wallClock } from './time_zone.ts'

/** The calendar day and clock in a zone, kept up with while the component is mounted. */
export function useWallClock(zone: string): ReturnType<typeof wallClock> {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [])
  return wallClock(zone)
}
