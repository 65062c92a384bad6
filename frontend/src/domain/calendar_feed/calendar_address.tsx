import { Alert, Anchor, Button, CopyButton, Group, List, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const programs = ['google', 'apple', 'outlook'] as const

/** The address while it is known: it cannot be shown again. */
export function CalendarAddress({ path }: { path: string }) {
  const { t } = useTranslation()
  const address = `${location.origin}${path}`
  return (
    <Alert color="teal" variant="light" title={t('calendar_feed.once')} role="status">
      <Group gap="xs" align="flex-end" wrap="nowrap" mb="xs">
        <TextInput
          flex={1}
          readOnly
          label={t('calendar_feed.address')}
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
              {t(copied ? 'calendar_feed.copied' : 'calendar_feed.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text fz="sm" mb="xs">
        {t('calendar_feed.how')}
      </Text>
      <Text fz="sm" fw={600}>
        {t('calendar_feed.howto')}
      </Text>
      <List size="sm" mb="xs">
        <List.Item>
          <Anchor fz="sm" c="blue.9" underline="always" href={address.replace(/^https?:/, 'webcal:')}>
            {t('calendar_feed.subscribe')}
          </Anchor>
        </List.Item>
        {programs.map((program) => (
          <List.Item key={program}>{t(`calendar_feed.${program}`)}</List.Item>
        ))}
      </List>
      <Text fz="sm">
        <Anchor fz="sm" c="blue.9" underline="always" href={path} download="shiftloom.ics">
          {t('calendar_feed.download')}
        </Anchor>
        {'. '}
        {t('calendar_feed.file_hint')}
      </Text>
    </Alert>
  )
}
