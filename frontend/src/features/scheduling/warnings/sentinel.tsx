import { useEffect, useRef } from 'react'
import { useLatest } from '../state/use_latest.ts'

/** The end of a list that has more: tells once it comes near the part that is seen. */
export function Sentinel({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const seen = useLatest(onSeen)
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen()()
      },
      { rootMargin: '400px' }
    )
    if (end.current) watching.observe(end.current)
    return () => watching.disconnect()
  }, [seen])
  return <div ref={end} style={{ height: 1 }} />
}
