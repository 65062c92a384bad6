import { Table } from '@mantine/core'
import type { AutoScheduleRun, RunFigures } from '@shiftloom/backend/contracts/schedule'
import { useProfile } from '#/lib/profile.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import classes from './generate.module.css'

type Row = {
  key: string
  show: (figures: RunFigures) => string
  worth: (figures: RunFigures) => number
  lowerIsBetter: boolean
}

/** Before and after, side by side; better and worse told by a word as well as a colour. */
export function FiguresTable({ run }: { run: AutoScheduleRun }) {
  const { labels, rights } = useScheduler()
  const { currency } = useProfile()
  const { t, format } = labels
  const { figuresBefore: before, figuresAfter: after } = run
  if (!before || !after) return null
  const rows: Row[] = [
    {
      key: 'filled',
      show: ({ filledShifts }) => format.number(filledShifts),
      worth: ({ filledShifts }) => filledShifts,
      lowerIsBetter: false,
    },
    {
      key: 'unfilled',
      show: ({ unfilledMinutes }) => format.hours(unfilledMinutes),
      worth: ({ unfilledMinutes }) => unfilledMinutes,
      lowerIsBetter: true,
    },
    {
      key: 'norm',
      show: ({ normDeviationMinutes }) => format.hours(normDeviationMinutes),
      worth: ({ normDeviationMinutes }) => normDeviationMinutes,
      lowerIsBetter: true,
    },
    {
      key: 'fairness',
      show: ({ fairnessMinutes }) => format.hours(fairnessMinutes),
      worth: ({ fairnessMinutes }) => fairnessMinutes,
      lowerIsBetter: true,
    },
    {
      key: 'preferences',
      show: ({ preferencesMet, preferencesTotal }) =>
        `${format.number(preferencesMet)} / ${format.number(preferencesTotal)}`,
      worth: ({ preferencesMet }) => preferencesMet,
      lowerIsBetter: false,
    },
    {
      key: 'violations',
      show: ({ blockingViolations }) => format.number(blockingViolations),
      worth: ({ blockingViolations }) => blockingViolations,
      lowerIsBetter: true,
    },
  ]
  if (rights.cost && currency && before.costMinor !== undefined && after.costMinor !== undefined)
    rows.push({
      key: 'cost',
      show: ({ costMinor }) => format.money({ minor: costMinor ?? 0, currency }),
      worth: ({ costMinor }) => costMinor ?? 0,
      lowerIsBetter: true,
    })

  return (
    <Table fz="sm" verticalSpacing={4} className={classes.figures}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('scheduling.figures.title')}</Table.Th>
          <Table.Th ta="right">{t('scheduling.figures.before')}</Table.Th>
          <Table.Th ta="right">{t('scheduling.figures.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, show, worth, lowerIsBetter }) => {
          const change = (worth(after) - worth(before)) * (lowerIsBetter ? -1 : 1)
          const verdict = change > 0 ? 'better' : change < 0 ? 'worse' : 'same'
          return (
            <Table.Tr key={key}>
              <Table.Td>{t(`scheduling.figures.${key}`)}</Table.Td>
              <Table.Td ta="right">{show(before)}</Table.Td>
              <Table.Td ta="right" data-verdict={verdict} title={t(`scheduling.figures.${verdict}`)}>
                {show(after)} {verdict === 'better' ? '▲' : verdict === 'worse' ? '▼' : ''}
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
