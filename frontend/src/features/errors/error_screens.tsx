import { Button, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Logo } from '#/ui/logo.tsx'
import classes from './error_screens.module.css'

export const Error403 = () => <ErrorScreen status="403" />
export const Error404 = () => <ErrorScreen status="404" />
export const Error500 = () => <ErrorScreen status="500" />

function ErrorScreen({ status }: { status: '403' | '404' | '500' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const traceId = useSearchParams()[0].get('traceId')
  return (
    <main className={classes.full}>
      <Link to="/" aria-label={t('app.to_home')} className={classes.logo}>
        <Logo size={34} />
      </Link>
      <div className={classes.content}>
        <p className={classes.status} aria-hidden>
          {status}
        </p>
        <Title order={1}>{t(`errors.title_${status}`)}</Title>
        <Text c="dimmed" fz="lg" maw={460}>
          {t(status === '500' && !traceId ? 'errors.text_500_without_code' : `errors.text_${status}`)}
        </Text>
        {traceId && (
          <Text className={classes.trace} fz="sm">
            {t('core.trace', { traceId })}
          </Text>
        )}
        <Group mt="lg">
          <Button component={Link} to="/">
            {t('errors.home')}
          </Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('errors.back')}
          </Button>
        </Group>
      </div>
    </main>
  )
}
