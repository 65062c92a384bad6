import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = { onEdit: () => void; onDelete: () => void }

export function RowActions({ onEdit, onDelete }: Props) {
  const { t } = useTranslation()
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon variant="subtle" color="gray" aria-label={t('core.edit')} onClick={onEdit}>
        <IconPencil size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red.8" aria-label={t('core.delete')} onClick={onDelete}>
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
