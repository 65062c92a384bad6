import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'

/** Many people come at the same minute: their messages together are one reading. */
const gatherMs = 2_000

/** Reads registered time again when it changes: for those who see that of other people. */
export function LiveTime(): null {
  const cache = useQueryClient()
  const timer = useRef<number | null>(null)
  const read = () => cache.invalidateQueries({ queryKey: ['time_tracking'] })
  useHub(
    'time',
    {
      timeChanged: () => {
        timer.current ??= window.setTimeout(() => {
          timer.current = null
          void read()
        }, gatherMs)
      },
      settlementChanged: () =>
        void cache.invalidateQueries({ queryKey: ['time_tracking', 'records', 'settlement'] }),
    },
    ['JoinTime']
  )
  useHubConnected('time', read)
  useEffect(() => () => window.clearTimeout(timer.current ?? undefined), [])
  return null
}
