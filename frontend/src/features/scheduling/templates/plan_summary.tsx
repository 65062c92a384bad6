import { Alert, List, ScrollArea, Stack, Text } from '@mantine/core'
import type { FixedPlan, RefusedShift, TemplatePlan } from '@shiftloom/backend/contracts/schedule_templates'
import { templateReasons } from '@shiftloom/backend/contracts/schedule_templates'
import { ruleName } from '../words/rule_sentence.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './templates.module.css'

/** What putting the shifts in would do, before it is done. */
export function PlanSummary({ plan }: { plan: TemplatePlan | FixedPlan }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const { shifts, unassigned, people, alreadyThere, refused, refusedCount } = plan
  const leftDays = 'leftDays' in plan ? plan.leftDays : []
  return (
    <Stack gap="xs" aria-live="polite">
      <Text fw={600}>
        {t('templates.plan.shifts', { count: shifts, period: format.dayRange(plan.from, plan.until) })}
      </Text>
      <List size="sm">
        {people > 0 && <List.Item>{t('templates.plan.people', { count: people })}</List.Item>}
        {unassigned > 0 && <List.Item>{t('templates.plan.open', { count: unassigned })}</List.Item>}
        {alreadyThere > 0 && <List.Item>{t('templates.plan.already', { count: alreadyThere })}</List.Item>}
        {leftDays.map(({ reason, count }) => (
          <List.Item key={reason}>{t(`templates.left.${reason}`, { count })}</List.Item>
        ))}
      </List>
      {refusedCount > 0 && (
        <Alert color="orange" p="xs" title={t('templates.plan.refused', { count: refusedCount })}>
          <ScrollArea.Autosize mah={280} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
            <ul className={classes.refused}>
              {refused.map((shift, index) => (
                <RefusedLine key={index} shift={shift} />
              ))}
            </ul>
          </ScrollArea.Autosize>
          {refusedCount > refused.length && (
            <Text fz="sm">{t('templates.plan.more', { count: refusedCount - refused.length })}</Text>
          )}
        </Alert>
      )}
    </Stack>
  )
}

const isOwn = (reason: string) => (templateReasons as readonly string[]).includes(reason)

function RefusedLine({ shift }: { shift: RefusedShift }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const { employeeId, personName, positionId, reason, outcome } = shift
  const person = employeeId ? model.personById.get(employeeId) : undefined
  return (
    <li>
      <Text fz="sm" fw={600} component="span" display="block">
        {t('templates.plan.refused_shift', {
          day: format.day(shift.day, 'weekday'),
          times: labels.times({ ...shift, fullDay: false }),
          who: person ? labels.person(person) : (personName ?? labels.position(positionId)),
        })}
      </Text>
      <Text fz="sm" component="span" display="block" c="gray.8">
        {t(`templates.plan.${outcome}`, {
          reason: isOwn(reason) ? t(`templates.reasons.${reason}`) : ruleName(labels, reason),
        })}
      </Text>
    </li>
  )
}
