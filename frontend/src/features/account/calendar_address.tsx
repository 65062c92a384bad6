import { Alert, Anchor, Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** The address while it is known: it cannot be shown again. */
export function CalendarAddress({ path }: { path: string }) {
  const { t } = useTranslation()
  const address = `${location.origin}${path}`
  return (
    <Alert color="teal" variant="light" title={t('account.calendar.once')} role="status">
      <Group gap="xs" align="flex-end" wrap="nowrap" mb="xs">
        <TextInput
          flex={1}
          readOnly
          label={t('account.calendar.address')}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            >
              {t(copied ? 'account.calendar.copied' : 'account.calendar.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text fz="sm">
        {t('account.calendar.how')}{' '}
        <Anchor fz="sm" href={address.replace(/^https?:/, 'webcal:')}>
          {t('account.calendar.subscribe')}
        </Anchor>
      </Text>
    </Alert>
  )
}
