import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { report } from '#/lib/report.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import classes from './app_states.module.css'

/** A screen threw: told to the reporting service, and the page can be loaded again. The frame stays. */
export function CrashScreen() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => report(error, { source: 'screen', path: location.pathname }), [error])
  return (
    <ErrorState
      level={1}
      title={t('app.crash_title')}
      description={t('app.crash_text')}
      onRetry={() => location.reload()}
    />
  )
}

/** The frame itself threw. */
export function CrashPage() {
  return (
    <main className={classes.full}>
      <CrashScreen />
    </main>
  )
}
