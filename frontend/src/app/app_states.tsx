import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { Logo } from '#/ui/logo.tsx'
import classes from './app_states.module.css'
import { useSignOut } from './sign_out.ts'

/** Until enums and the profile are here. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <main className={classes.full} role="status" aria-label={t('core.loading')}>
      <Logo size={40} />
      <Loader type="bar" size="sm" aria-hidden />
    </main>
  )
}

/** Enums or the profile could not be loaded. */
export function AppFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <main className={classes.full}>
      <Logo size={40} />
      <ErrorState level={1} error={error} onRetry={onRetry} title={t('app.not_ready_title')} />
      <Button variant="subtle" onClick={() => void signOut()}>
        {t('app.sign_out')}
      </Button>
    </main>
  )
}
