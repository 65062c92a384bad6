import { Button, Modal, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { FormFoot } from '#/ui/form_foot.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { DeputyForm } from './deputy_form.tsx'
import { DeputyLine } from './deputy_line.tsx'
import { deputiesQuery } from './queries.ts'

/** Who decides on requests in whose place. */
export function DeputiesModal({ onClose }: { onClose: () => void }) {
  const [isNaming, setIsNaming] = useState(false)
  return isNaming ? (
    <DeputyForm onClose={() => setIsNaming(false)} />
  ) : (
    <DeputyList onClose={onClose} onName={() => setIsNaming(true)} />
  )
}

function DeputyList({ onClose, onName }: { onClose: () => void; onName: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const { data: deputies, error, isLoadingError, refetch } = useQuery(deputiesQuery())
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('requests.deputies.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack>
        <Text c="dimmed">{t('requests.deputies.text')}</Text>
        {isLoadingError && <ErrorState error={error} onRetry={refetch} />}
        {deputies?.length === 0 && <Text>{t('requests.deputies.none')}</Text>}
        {deputies && deputies.length > 0 && (
          <Stack component="ul" gap="sm" p={0} m={0} aria-label={t('requests.deputies.title')}>
            {deputies.map((deputy) => (
              <DeputyLine key={deputy.id} deputy={deputy} />
            ))}
          </Stack>
        )}
        <FormFoot>
          <Button variant="default" onClick={onClose}>
            {t('core.close')}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onName}>
            {t('requests.deputies.name')}
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  )
}
