import type { DemandRule, RulePosition, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { useCallback, useEffect, useState } from 'react'
import { Workbench } from './workbench.tsx'

type Props = {
  data: RulesOfLocation
  rule: DemandRule
  /** The position looked at; null when the rule has none left. */
  position: RulePosition | null
  mayEdit: boolean
  onPosition: (positionId: string) => void
  onDirty: (isDirty: boolean) => void
}

/** Another person's change of the rule comes in unless something is typed: then saving shows both. */
export function KeptRule({ rule, onDirty, ...props }: Props) {
  const [kept, setKept] = useState(rule)
  const [isDirty, setIsDirty] = useState(false)
  const note = useCallback(
    (dirty: boolean) => {
      setIsDirty(dirty)
      onDirty(dirty)
    },
    [onDirty]
  )
  useEffect(() => () => onDirty(false), [onDirty])
  if (!isDirty && kept.version !== rule.version) setKept(rule)
  return <Workbench key={kept.version} rule={kept} {...props} onDirty={note} />
}
