import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { LabourModelScope } from '@shiftloom/backend/contracts/labour_model'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnLocations } from '#/domain/company/own_locations.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { addDays } from '#/lib/time/days.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { mondayOf } from '../staffing_rules/sandbox/sandbox_input.ts'
import { PreviewTable } from './preview_table.tsx'
import { previewModel, refreshRuns, requestModel } from './queries.ts'
import { ScopeFields } from './scope_fields.tsx'

type Props = { locationId: string; onRun: (id: string | null) => void }

/** Which shifts to make; the need beside what is planned can be looked at before anything is made. */
export function SetUp({ locationId, onRun }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { locations } = useOwnLocations()
  const today = todayIn(locations.find(({ id }) => id === locationId)?.timeZone ?? 'UTC')
  const [scope, setScope] = useState<LabourModelScope>(() => ({
    ...{ from: addDays(mondayOf(today), 7), until: addDays(mondayOf(today), 14) },
    ...{ locationIds: [locationId], positionIds: [], keep: { published: true, manual: true } },
  }))
  const preview = useMutation({ mutationFn: () => previewModel(scope) })
  const request = useMutation({
    mutationFn: () => requestModel(scope, crypto.randomUUID()),
    onSuccess: async (run) => {
      await refreshRuns(cache)
      onRun(run.id)
    },
  })
  const failed = request.error ?? preview.error
  const change = (part: Partial<LabourModelScope>) => {
    setScope((before) => ({ ...before, ...part }))
    // What was shown is of another scope now.
    preview.reset()
    request.reset()
  }
  return (
    <Stack gap="lg">
      <Paper withBorder p="lg" radius="lg">
        <Stack>
          <Title order={2} size="h4">
            {t('labour_model.set_up.title')}
          </Title>
          <Text c="dimmed">{t('labour_model.set_up.text')}</Text>
          <ScopeFields scope={scope} today={today} onChange={change} />
          {isApiFailure(failed) && (
            <Alert color="red" role="alert">
              {failed.message}
            </Alert>
          )}
          <Group>
            <Button
              variant="default"
              loading={preview.isPending}
              onClick={() => stopsAtUnread() || preview.mutate()}
            >
              {t('labour_model.set_up.preview')}
            </Button>
            <Button loading={request.isPending} onClick={() => stopsAtUnread() || request.mutate()}>
              {t('labour_model.make')}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => onRun(null)}>
              {t('labour_model.back')}
            </Button>
          </Group>
        </Stack>
      </Paper>
      {preview.data && <PreviewTable preview={preview.data} from={scope.from} />}
    </Stack>
  )
}
