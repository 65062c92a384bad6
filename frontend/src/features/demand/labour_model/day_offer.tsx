import { Badge, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import type { ModelChangeKind, ModelPart } from '@shiftloom/backend/contracts/labour_model'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import { counted, type DayOfRow } from './sums.ts'
import { useNames } from './use_names.ts'

type Props = {
  day: Day
  rows: DayOfRow[]
  busy: boolean
  /** The whole day, or a position of it. */
  onAccept: (part: ModelPart) => void
}

const kinds: readonly ModelChangeKind[] = ['added', 'obsolete', 'kept']
/** Of the badge, and of its text, which has to stand out from it. */
const colours = {
  added: { color: 'brand', c: 'gray.9' },
  obsolete: { color: 'red', c: 'red.9' },
  kept: { color: 'gray', c: 'gray.9' },
} as const

/** One day of a run: shifts that come, go and stay, by position. */
export function DayOffer({ day, rows, busy, onAccept }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useNames()
  const title = format.day(day, 'weekday')
  const places = new Set(rows.map(({ row }) => row.locationId))
  return (
    <Paper withBorder p="md" radius="lg" component="section" aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {title}
        </Title>
        {rows.some(({ isPending }) => isPending) && (
          <Button size="xs" variant="default" disabled={busy} onClick={() => onAccept({})}>
            {t('labour_model.review.accept_day', { day: title })}
          </Button>
        )}
      </Group>
      <Table.ScrollContainer minWidth={720}>
        <Table aria-label={t('labour_model.review.table', { day: title })} verticalSpacing="xs">
          <Table.Tbody>
            {rows.map((one) => {
              const { locationId, positionId } = one.row
              const position = names.position(positionId)
              return (
                <Table.Tr key={`${locationId} ${positionId}`}>
                  <Table.Th scope="row" fw={450} w={220}>
                    <PositionChip {...position} />
                    {places.size > 1 && (
                      <Text fz="xs" c="dimmed">
                        {names.location(locationId)}
                      </Text>
                    )}
                  </Table.Th>
                  <Table.Td>
                    <Changes of={one} />
                  </Table.Td>
                  <Table.Td w={190} className="tabular">
                    <Text fz="sm">
                      {t('labour_model.review.missing', {
                        from: format.shortHours(one.before.missing * 60),
                        to: format.shortHours(one.after.missing * 60),
                      })}
                    </Text>
                  </Table.Td>
                  <Table.Td w={150} ta="right">
                    <State of={one} {...{ busy, title }} name={position.name} onAccept={onAccept} />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

function Changes({ of: { changes } }: { of: DayOfRow }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Stack gap={6}>
      {kinds.map((kind) => {
        const shifts = counted(changes.filter((change) => change.kind === kind))
        return (
          shifts.length > 0 && (
            <Group key={kind} gap={6}>
              <Badge variant="light" {...colours[kind]}>
                {t(`labour_model.${kind}`)}
              </Badge>
              <Text fz="sm" className="tabular" td={kind === 'obsolete' ? 'line-through' : undefined}>
                {shifts
                  .map(({ start, end, count }) => {
                    const times = `${format.clock(start)}–${format.clock(end)}`
                    return count > 1 ? `${times} ×${count}` : times
                  })
                  .join(', ')}
              </Text>
            </Group>
          )
        )
      })}
    </Stack>
  )
}

type StateProps = Pick<Props, 'busy' | 'onAccept'> & { of: DayOfRow; title: string; name: string }

function State({ of: { row, changes, isPending }, busy, title, name, onAccept }: StateProps) {
  const { t } = useTranslation()
  const { locationId, positionId } = row
  if (isPending)
    return (
      <Button
        size="xs"
        variant="subtle"
        disabled={busy}
        aria-label={t('labour_model.review.accept_of', { position: name, day: title })}
        onClick={() => onAccept({ locationId, positionId })}
      >
        {t('labour_model.review.accept')}
      </Button>
    )
  return (
    <Text fz="sm" c="dimmed">
      {t(
        changes.some(({ accepted }) => accepted) ? 'labour_model.review.taken' : 'labour_model.review.nothing'
      )}
    </Text>
  )
}
