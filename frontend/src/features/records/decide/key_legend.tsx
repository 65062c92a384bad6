import { Kbd, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What the keyboard does in the list. */
export function KeyLegend() {
  const { t } = useTranslation()
  return (
    <Text fz="sm" c="dimmed" mt="xs">
      <Kbd>J</Kbd> <Kbd>K</Kbd> {t('records.keys.move')} · <Kbd>↵</Kbd> {t('records.keys.open')} ·{' '}
      <Kbd>A</Kbd> {t('records.accept')} · <Kbd>R</Kbd> {t('records.reject')} · <Kbd>E</Kbd>{' '}
      {t('records.edit')} · <Kbd>X</Kbd> {t('records.keys.select')}
    </Text>
  )
}
