import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Shown this once: without them, and without the phone, the user cannot sign in. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Text>{t('account.two_factor.recovery_lead')}</Text>
      <SimpleGrid cols={2} spacing="xs">
        {codes.map((code) => (
          <Code key={code} fz="md" ta="center" py={6}>
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group justify="flex-end">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'account.two_factor.copied' : 'account.two_factor.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t('account.two_factor.kept')}</Button>
      </Group>
    </Stack>
  )
}
