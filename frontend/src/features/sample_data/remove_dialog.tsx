import { Alert, Button, Checkbox, Group, List, Modal, ScrollArea, Stack, Text } from '@mantine/core'
import type { SampleDataRemoval, SampleStay } from '@shiftloom/backend/contracts/sample_data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { removalQuery, useRemove } from './queries.ts'

type Props = { opened: boolean; onClose: () => void }

/** What goes and what stays, before anything does. */
export function RemoveDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('sample_data.remove.open')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Content onClose={onClose} />
    </Modal>
  )
}

function Content({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation()
  const [includeChanged, setIncludeChanged] = useState(false)
  const [everChanged, setEverChanged] = useState(false)
  const { data, error, refetch } = useQuery(removalQuery(includeChanged))
  const remove = useRemove()
  if (error) return <ErrorState error={error} onRetry={refetch} />
  const changed = data?.staying.some(({ reason }) => reason === 'changed') ?? false
  if (changed && !everChanged) setEverChanged(true)
  const submit = () =>
    remove.mutate(includeChanged, {
      onSuccess: () => {
        toast({ text: t('sample_data.remove.done'), type: 'success' })
        onClose()
      },
    })
  return (
    <Stack>
      {data ? <Outcome removal={data} /> : <RowsSkeleton rows={4} />}
      {(changed || everChanged) && (
        <Checkbox
          label={t('sample_data.remove.include_changed')}
          description={t('sample_data.remove.include_changed_text')}
          checked={includeChanged}
          onChange={(event) => setIncludeChanged(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red.8" disabled={!data} loading={remove.isPending} onClick={submit}>
          {t('sample_data.remove.open')}
        </Button>
      </Group>
    </Stack>
  )
}

const kinds = ['employees', 'locations', 'positions', 'entries', 'practice'] as const

function Outcome({ removal: { going, staying, unassigned } }: { removal: SampleDataRemoval }) {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <Text fw={550}>{t('sample_data.remove.going')}</Text>
        <List mt={4}>
          {kinds
            .filter((kind) => going[kind] > 0)
            .map((kind) => (
              <List.Item key={kind}>{t(`sample_data.remove.${kind}`, { count: going[kind] })}</List.Item>
            ))}
        </List>
      </div>
      {unassigned > 0 && (
        <Alert color="orange">{t('sample_data.remove.unassigned', { count: unassigned })}</Alert>
      )}
      {staying.length > 0 && (
        <div>
          <Text fw={550}>{t('sample_data.remove.staying')}</Text>
          <ScrollArea.Autosize mah={220} viewportProps={{ tabIndex: 0 }}>
            <List mt={4}>
              {staying.map((stay) => (
                <List.Item key={stay.id}>
                  <Stay {...stay} />
                </List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
        </div>
      )}
    </>
  )
}

function Stay({ name, entity, reason, usedBy }: SampleStay) {
  const { t } = useTranslation()
  const format = useFormat()
  const people = usedBy.slice(0, 5)
  const why =
    people.length > 0
      ? t('sample_data.remove.reason_people', { names: format.list(people) })
      : t(`sample_data.remove.reason_${reason}`)
  return t('sample_data.remove.stays', { name, kind: t(`sample_data.remove.kind_${entity}`), why })
}
