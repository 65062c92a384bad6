import { Anchor, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertOctagon, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Preflight, PreflightFinding } from '@shiftloom/backend/contracts/auto_schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { groupFindings } from './preflight_groups.ts'
import { findingSentence } from './sentences.ts'
import { useShow } from '../variants/use_show.ts'

/** What is known before any search: hours needed against hours there are, and what cannot work. */
export function PreflightList({ preflight }: { preflight: Preflight }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const { shifts, people, neededMinutes, agreedMinutes, availableMinutes, findings } = preflight
  return (
    <Stack gap="sm">
      <Text>
        {t('generate.panel.preflight', {
          shifts,
          people,
          needed: format.shortHours(neededMinutes),
          agreed: format.shortHours(agreedMinutes),
          available: format.shortHours(availableMinutes),
        })}
      </Text>
      {findings.length === 0 && (
        <Group gap={8} wrap="nowrap">
          <ThemeIcon size={22} color="lime" variant="light" aria-hidden>
            <IconCheck size={14} />
          </ThemeIcon>
          <Text>{t('generate.panel.preflight_fine')}</Text>
        </Group>
      )}
      {groupFindings(findings).map(({ group, findings: own }) => (
        <section key={group} aria-label={t(`generate.preflight.group_${group}`)}>
          <Text component="h3" fw={600} fz="sm" m={0} mb={6}>
            {t(`generate.preflight.group_${group}`)}
          </Text>
          <Stack gap="xs">
            {own.map((finding, index) => (
              <Finding key={index} finding={finding} />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

function Finding({ finding }: { finding: PreflightFinding }) {
  const { labels, model } = useScheduler()
  const { t } = labels
  const show = useShow()
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <ThemeIcon
        size={22}
        color={finding.severity === 'block' ? 'red' : 'orange'}
        variant="light"
        title={t(`generate.panel.severity_${finding.severity}`)}
      >
        {finding.severity === 'block' ? <IconAlertOctagon size={14} /> : <IconAlertTriangle size={14} />}
      </ThemeIcon>
      <div>
        <Text>{findingSentence(finding, { labels, personById: model.personById })}</Text>
        {culpritOf(finding) && (
          <Anchor component="button" type="button" fz="xs" onClick={() => show(culpritOf(finding)!)}>
            {t('generate.panel.show')}
          </Anchor>
        )}
      </div>
    </Group>
  )
}

type Culprit = Parameters<ReturnType<typeof useShow>>[0]

/** What to look at in the grid: the shift, the person, or the open shifts of the day. */
function culpritOf({ details }: PreflightFinding): Culprit | null {
  const text = (key: string) => (details[key] ? String(details[key]) : undefined)
  const culprit = {
    entryId: text('shiftId') ?? text('entryId'),
    employeeId: text('personId') ?? text('employeeId'),
    day: text('day'),
  }
  return culprit.entryId || culprit.employeeId || culprit.day ? culprit : null
}
