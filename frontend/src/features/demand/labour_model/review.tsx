import { Button, Group, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { LabourModelDetails, ModelPart } from '@shiftloom/backend/contracts/labour_model'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, daysBetween } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { DayOffer } from './day_offer.tsx'
import { refreshRuns, rejectModel } from './queries.ts'
import { isPending, rowsOfDay, together } from './sums.ts'
import { scheduleOf } from './schedule_of.ts'
import { useAccepting } from './use_accepting.ts'
import { LeftAlone } from './left_alone.tsx'
import { useNames } from './use_names.ts'

type Props = { run: LabourModelDetails; onLeave: () => void }

/** What a run offers as a difference to the schedule, accepted whole, by position, by day, or both. */
export function Review({ run, onLeave }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [chosen, setChosen] = useState<string | null>(null)
  const { accept, busy, left } = useAccepting(run.id)
  const rows = run.rows.filter(({ positionId }) => chosen === null || positionId === chosen)
  const days = daysBetween(run.scope.from, run.scope.until)
  const changes = rows.flatMap((row) => row.changes)
  const open = changes.filter(isPending)
  const [before, after] = [rows.flatMap((row) => row.before), rows.flatMap((row) => row.after)].map(together)
  const ofPosition: ModelPart = chosen === null ? {} : { positionId: chosen }
  const positionIds = [...new Set(run.rows.map(({ positionId }) => positionId))]
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length
  const hours = (value: number) => format.shortHours(value * 60)
  const reject = async () => {
    const agreed = await confirm({
      title: t('labour_model.review.reject_title'),
      text: t('labour_model.review.reject_text'),
      confirmLabel: t('labour_model.review.reject'),
      destructive: true,
    })
    if (agreed) await rejectModel(run.id).finally(() => refreshRuns(cache))
  }
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h3">
          {t('labour_model.review.title', { days: format.dayRange(run.scope.from, run.scope.until) })}
        </Title>
        <Select
          aria-label={t('labour_model.position')}
          w={240}
          clearable
          placeholder={t('labour_model.set_up.all_positions')}
          data={positionIds.map((id) => ({ value: id, label: names.position(id).name }))}
          value={chosen}
          onChange={setChosen}
        />
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 5 }} role="group" aria-label={t('labour_model.review.figures')}>
        <Figure label={t('labour_model.needed')} value={hours(before!.needed)} />
        <Figure
          label={t('labour_model.missing')}
          value={t('labour_model.review.from_to', {
            from: hours(before!.missing),
            to: hours(after!.missing),
          })}
        />
        <Figure label={t('labour_model.added')} value={format.number(count('added'))} />
        <Figure label={t('labour_model.obsolete')} value={format.number(count('obsolete'))} />
        <Figure label={t('labour_model.kept')} value={format.number(count('kept'))} />
      </SimpleGrid>
      <LeftAlone {...left} />
      {open.length === 0 && <Text role="status">{t(`labour_model.review.${run.state}`)}</Text>}
      <Group>
        {open.length > 0 && (
          <Button loading={busy} onClick={() => void accept(ofPosition)}>
            {t(chosen === null ? 'labour_model.review.accept_all' : 'labour_model.review.accept_position')}
          </Button>
        )}
        {run.state === 'proposed' && (
          <Button variant="default" disabled={busy} onClick={() => void reject()}>
            {t('labour_model.review.reject')}
          </Button>
        )}
        <Button component={Link} variant="subtle" to={scheduleOf(run.scope)}>
          {t('labour_model.review.schedule')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onLeave}>
          {t('labour_model.back')}
        </Button>
      </Group>
      {Array.from({ length: days }, (_, at) => addDays(run.scope.from, at)).map((day, at) => {
        const ofDay = rowsOfDay(rows, at, day)
        return (
          ofDay.length > 0 && (
            <DayOffer
              key={day}
              {...{ day, busy }}
              rows={ofDay}
              onAccept={(part) => void accept({ ...ofPosition, ...part, day })}
            />
          )
        )
      })}
    </Stack>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text fz="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="xl" fw={650} className="tabular">
      {value}
    </Text>
  </div>
)
