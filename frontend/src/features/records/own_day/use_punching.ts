import type { OwnDay, PunchAction } from '@shiftloom/backend/contracts/time_tracking'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { network } from '#/lib/network/network.ts'
import { toast } from '#/ui/toast.ts'
import { nextNumber, pendingPunches } from './pending_punch.ts'
import { findPosition } from './position.ts'
import { ownDayQuery, sendPunch } from './queries.ts'

const retryEveryMs = 5_000

export type Choice = { kind: PunchAction; locationId: string; note: string; withPosition: boolean }

/** Not refused: no answer came, the service is away, or the person has to sign in first. */
const mayBeSentLater = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.status === 0 || failure.status === 401 || failure.status >= 500)

/** Makes punches and sees them stored: one that could not be sent waits in the browser until it can. */
export function usePunching({ accuracyLimitMetres }: Pick<OwnDay, 'accuracyLimitMetres'>) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { id: userId } = useProfile()
  const [waiting, setWaiting] = useState(() => pendingPunches.of(userId))
  const [step, setStep] = useState<'rest' | 'locating' | 'sending'>('rest')
  const running = useRef(false)

  const alone = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    try {
      await work()
    } finally {
      running.current = false
      setStep('rest')
    }
  }, [])

  const deliver = useCallback(async () => {
    const punch = pendingPunches.of(userId)
    setWaiting(punch)
    if (!punch) return
    try {
      cache.setQueryData(ownDayQuery.queryKey, await sendPunch(punch))
      toast({ type: 'success', text: t(`records.punched.${punch.kind}`) })
    } catch (failure) {
      if (mayBeSentLater(failure)) return
      if (failure instanceof Error) toast({ type: 'error', text: failure.message })
      void cache.invalidateQueries({ queryKey: ownDayQuery.queryKey })
    }
    pendingPunches.forget(userId)
    setWaiting(null)
  }, [cache, t, userId])

  const hasWaiting = waiting !== null
  useEffect(() => {
    if (!hasWaiting) return
    const timer = setInterval(() => {
      if (!network.isDown()) void alone(deliver)
    }, retryEveryMs)
    return () => clearInterval(timer)
  }, [hasWaiting, alone, deliver])

  const punch = ({ kind, locationId, note, withPosition }: Choice) =>
    alone(async () => {
      const clientAtMs = Date.now()
      setStep(withPosition ? 'locating' : 'sending')
      const position = withPosition ? await findPosition(accuracyLimitMetres) : null
      setStep('sending')
      pendingPunches.keep(userId, {
        ...{ kind, locationId, note: note.trim() || null, clientAtMs, position },
        ...nextNumber(),
      })
      await deliver()
    })
  return { punch, waiting: step === 'rest' ? waiting : null, step }
}
