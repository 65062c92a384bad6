import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { text: string; onNew: () => void; onLeave: () => void }

/** A run that offers nothing any more. */
export function Ended({ text, onNew, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack>
        <Text role="status">{text}</Text>
        <Group>
          <Button onClick={onNew}>{t('labour_model.again')}</Button>
          <Button variant="default" onClick={onLeave}>
            {t('labour_model.back')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
