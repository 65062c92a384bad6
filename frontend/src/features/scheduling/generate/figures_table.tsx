import { Table, Text } from '@mantine/core'
import type { RunFigures, RunVariant } from '@shiftloom/backend/contracts/auto_schedule'
import { useProfile } from '#/lib/account/profile.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { figuresIn, verdictOf } from '../variants/compare.ts'
import { FigureMarks } from '../variants/figure_marks.tsx'
import { FigureName } from '../variants/figure_name.tsx'
import { figureText } from '../variants/figure_text.ts'
import classes from './generate.module.css'
import { anyRuleName } from './rule_lines.ts'

/** Before and after, side by side; better and worse marked by a shape and a word as well as a colour. */
export function FiguresTable({ before, variant }: { before: RunFigures; variant: RunVariant }) {
  const { labels, rights } = useScheduler()
  const { currency } = useProfile()
  const { t } = labels
  const now = { figures: before }
  return (
    <Table fz="sm" verticalSpacing={4} className={classes.figures}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('generate.figures.title')}</Table.Th>
          <Table.Th ta="right">{t('generate.figures.before')}</Table.Th>
          <Table.Th ta="right">{t('generate.figures.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {figuresIn([variant], rights.cost).map((key) => (
          <Table.Tr key={key}>
            <Table.Td>
              <FigureName figure={key} plan={variant} />
              {key === 'alerts' && <AlertsByRule figures={variant.figures} />}
            </Table.Td>
            <Table.Td ta="right">{figureText(key, now, labels, currency)}</Table.Td>
            <Table.Td ta="right" data-verdict={verdictOf(key, variant, now)}>
              {figureText(key, variant, labels, currency)}
              <FigureMarks figure={key} plan={variant} now={now} plans={[variant]} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Which rules the alerts are of, most first: `Daily rest: 5, Day break: 3`. */
function AlertsByRule({ figures: { alertsByRule = {} } }: { figures: RunFigures }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const rules = Object.entries(alertsByRule).sort(([, a], [, b]) => b - a)
  if (rules.length === 0) return null
  return (
    <Text component="span" display="block" fz="xs" c="dimmed">
      {rules
        .map(([ruleId, count]) =>
          t('generate.figures.alerts_of', { rule: anyRuleName(labels, ruleId), count: format.number(count) })
        )
        .join(', ')}
    </Text>
  )
}
