import { Alert, ScrollArea, Text } from '@mantine/core'
import type { PeriodCopyPlan } from '@shiftloom/backend/contracts/period_copies'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './templates.module.css'

/** Copies that go through, with what rules say against them. */
export function WarnedShifts({ plan: { warnings, warningCount } }: { plan: PeriodCopyPlan }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  if (warningCount === 0) return null
  return (
    <Alert color="yellow" p="xs" title={t('templates.copy.warnings', { count: warningCount })}>
      <ScrollArea.Autosize mah={280} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
        <ul className={classes.refused}>
          {warnings.map((shift, index) => {
            const person = model.personById.get(shift.employeeId)
            return (
              <li key={index}>
                <Text fz="sm" fw={600} component="span" display="block">
                  {t('templates.plan.refused_shift', {
                    day: format.day(shift.day, 'weekday'),
                    times: labels.times({ ...shift, fullDay: false }),
                    who: person ? labels.person(person) : shift.personName,
                  })}
                </Text>
                <Text fz="sm" component="span" display="block" c="gray.8">
                  {shift.sentence}
                </Text>
              </li>
            )
          })}
        </ul>
      </ScrollArea.Autosize>
      {warningCount > warnings.length && (
        <Text fz="sm">{t('templates.plan.more', { count: warningCount - warnings.length })}</Text>
      )}
    </Alert>
  )
}
