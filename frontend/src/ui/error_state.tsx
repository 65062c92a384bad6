import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#/lib/failures/api_failure.ts'

type Props = {
  error?: unknown
  onRetry?: () => unknown
  title?: string
  description?: string
  /** Where the error itself knows none. */
  traceId?: string | null
  /** 1 when it is all the page shows. */ level?: 1 | 2
}

/** Something could not be loaded: says so, names the trace for support, and offers another try. */
export function ErrorState({ error, onRetry, title, description, traceId, level = 2 }: Props) {
  const { t } = useTranslation()
  const failure = error instanceof ApiFailure ? error : null
  const trace = failure?.traceId ?? traceId
  const unreachable = failure?.status === 0
  return (
    <Stack role="alert" align="center" gap="xs" py={56} px="md" ta="center">
      <ThemeIcon variant="light" color="red" size={56} radius="xl" aria-hidden>
        <IconAlertTriangle size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={level} size="h3" mt={4}>
        {title ?? t(unreachable ? 'core.unreachable_title' : 'core.load_failed_title')}
      </Title>
      <Text c="dimmed" maw={420}>
        {description ??
          (failure?.message || t(unreachable ? 'core.unreachable_text' : 'core.load_failed_text'))}
      </Text>
      {trace && (
        <Text c="dimmed" fz="xs" className="tabular">
          {t('core.trace', { traceId: trace })}
        </Text>
      )}
      {onRetry && (
        <Button
          variant="default"
          mt="sm"
          leftSection={<IconRefresh size={16} />}
          onClick={() => void onRetry()}
        >
          {t('core.retry')}
        </Button>
      )}
    </Stack>
  )
}
