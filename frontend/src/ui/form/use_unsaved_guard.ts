import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { refusedHere } from '#/lib/screens/refused_here.ts'
import { useConfirm } from '../confirm.tsx'

/** Asks before a screen with unsaved input is left, or the browser's tab is closed. */
export function useUnsavedGuard(dirty: boolean): void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: t('form.leave_title'),
      text: t('form.leave_text'),
      confirmLabel: t('form.leave'),
      cancelLabel: t('form.stay'),
      destructive: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
    // Asked once for each attempt to leave.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state])

  useEffect(() => {
    if (!dirty) return
    const end = refusedHere.holdBack()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      end()
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}
