import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useScheduler } from '../context/scheduler_context.ts'
import { useLatest } from '../state/use_latest.ts'

/** Longer no one waits for rules: without a network they may never come. */
const patienceMs = 4_000

/**
 * Holds back what was entered before the rules of the plan are there, so that a shift gets the break they ask for, and
 * carries it out as soon as they are, cannot be read, or have kept the planner waiting for too long.
 */
export function useWhenRulesKnown<Entered>(carryOut: (entered: Entered) => void) {
  const { rules } = useScheduler()
  const loading = useStore(rules, ({ status }) => status === 'loading')
  const [kept, setKept] = useState<{ entered: Entered } | null>(null)
  const latest = useLatest(carryOut)
  useEffect(() => {
    if (!kept) return
    const release = () => {
      setKept(null)
      latest()(kept.entered)
    }
    const timer = setTimeout(release, loading ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [kept, loading, latest])
  return {
    waiting: kept !== null,
    enter: (entered: Entered) => (loading ? setKept({ entered }) : carryOut(entered)),
    forget: () => setKept(null),
  }
}
