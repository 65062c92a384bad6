import { Component, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { report } from '#/lib/failures/report.ts'
import { firstForm } from '#/lib/session/first_form.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import classes from './app_states.module.css'

/** Something threw: reported to the server, whose code for it is shown; the page can be reloaded. */
function Crash({ error, source }: { error: unknown; source: 'screen' | 'frame' }) {
  const { t } = useTranslation()
  const [traceId, setTraceId] = useState<string | null>(null)
  useEffect(() => firstForm.leave(), [])
  useEffect(() => void report(error, { source }).then(setTraceId), [error, source])
  return (
    <ErrorState
      level={1}
      title={t('app.crash_title')}
      description={t('app.crash_text')}
      traceId={traceId}
      onRetry={() => location.reload()}
    />
  )
}

/** A screen threw; the frame stays. */
export function CrashScreen() {
  return <Crash error={useRouteError()} source="screen" />
}

/** The frame itself threw. */
export function CrashPage() {
  const error = useRouteError()
  return (
    <main className={classes.full}>
      <Crash error={error} source="frame" />
    </main>
  )
}

/** Around everything the router does not guard: no error leaves a white page. */
export class LastResort extends Component<{ children: ReactNode }, { thrown: { error: unknown } | null }> {
  override state = { thrown: null as { error: unknown } | null }
  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }
  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    return (
      <main className={classes.full}>
        <Crash error={thrown.error} source="frame" />
      </main>
    )
  }
}
