import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Assessment } from '../model/candidates.ts'
import { useScheduler } from './scheduler_context.ts'
import { assessmentOf } from '../rules/assessment.ts'
import type { RuleChange } from '../rules/change_of.ts'

type Changes = ReadonlyMap<string, RuleChange>
type Found = ReadonlyMap<string, Assessment>
export type Assessments =
  | { status: 'pending' }
  | { status: 'known'; of: (key: string) => Assessment | null }
  /** Unknown at the moment, or not shown to this user. */
  | { status: 'unknown' }

/** What the labour code says of each of several changes of the plan on screen; the same map asks once. */
export function useAssessments(changes: Changes): Assessments {
  const { rules, judge } = useScheduler()
  const status = useStore(rules, (state) => state.status)
  const revision = useStore(rules, (state) => state.revision)
  const [answer, setAnswer] = useState<{ changes: Changes; revision: number; found: Found } | null>(null)

  useEffect(() => {
    if (status !== 'ready') return undefined
    let wanted = true
    void judge.effects(revision, [...changes.values()]).then((effects) => {
      if (!wanted || !effects) return
      const found = [...changes].map(
        ([key, change], index) => [key, assessmentOf({ change, effect: effects[index]! })] as const
      )
      setAnswer({ changes, revision, found: new Map(found) })
    })
    return () => {
      wanted = false
    }
  }, [judge, status, revision, changes])

  if (status === 'off' || status === 'unavailable') return { status: 'unknown' }
  if (answer?.changes !== changes || answer.revision !== revision) return { status: 'pending' }
  return { status: 'known', of: (key) => answer.found.get(key) ?? null }
}
