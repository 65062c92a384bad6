import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagsQuery } from '#/domain/company/directory.ts'
import { LocationField } from '#/domain/company/directory_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'

type Props = {
  kind: 'tag' | 'move'
  count: number
  onClose: () => void
  onChoose: (id: string) => void
}

/** Which tag, or which location, the chosen people get. */
export function ChooseModal({ kind, count, onClose, onChoose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const tags = useQuery(tagsQuery).data ?? []
  const [id, setId] = useState<string | null>(null)
  const field = { value: id, onChange: setId, 'data-autofocus': true, withAsterisk: true }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`employees.bulk.${kind}_title`, { count })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (id) onChoose(id)
        }}
      >
        <Stack>
          <Text c="dimmed">{t(`employees.bulk.${kind}_text`)}</Text>
          {kind === 'move' ? (
            <LocationField label={t('employees.field.mainLocationId')} {...field} />
          ) : (
            <SelectField
              searchable
              label={t('employees.bulk.tag_label')}
              data={tags.map((tag) => ({ value: tag.id, label: tag.name }))}
              {...field}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" disabled={!id}>
              {t(`employees.bulk.${kind}_submit`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
