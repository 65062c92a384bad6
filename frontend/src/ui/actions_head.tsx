import { Table, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The head of a column of buttons. Text for screen readers: they read the label of an empty cell not everywhere. */
export function ActionsHead({ width }: { width?: number }) {
  const { t } = useTranslation()
  return (
    <Table.Th w={width}>
      <VisuallyHidden>{t('form.actions')}</VisuallyHidden>
    </Table.Th>
  )
}
