import { Badge, Group, Text } from '@mantine/core'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import type { Candidate } from '../model/candidates.ts'
import { costOf } from '../rules/cost_text.ts'
import { verdictSentence } from '../words/rule_sentence.ts'
import { useScheduler } from '../context/scheduler_context.ts'

/** One person of the list: hours left, wishes, and what the labour code says against it. */
export function CandidateLine({ person, assessment, prefers, level, roomMinutes }: Candidate) {
  const { labels, judge } = useScheduler()
  const { t, format } = labels
  const room =
    roomMinutes === null
      ? null
      : roomMinutes >= 0
        ? t('scheduling.picker.room', { hours: format.shortHours(roomMinutes) })
        : t('scheduling.picker.over', { hours: format.shortHours(-roomMinutes) })
  const cost = costOf(assessment, judge.currency, format)
  const [first, ...rest] = assessment?.worse ?? []
  const refused = (assessment?.refusing.length ?? 0) > 0
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <PersonAvatar person={person} size={24} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text truncate fw={500}>
          {labels.person(person)}
        </Text>
        <Text fz="xs" c="dimmed" className="tabular">
          {[level > 1 && t('scheduling.picker.level', { level }), room, cost].filter(Boolean).join(' · ')}
        </Text>
        {first && (
          <Text fz="xs" c={refused ? 'red.9' : 'orange.9'} lineClamp={3}>
            {verdictSentence(labels, first)}
            {rest.length > 0 && ` ${t('scheduling.drag.more', { count: rest.length })}`}
          </Text>
        )}
      </div>
      {refused ? (
        <Badge size="sm" variant="light" color="red" c="red.9">
          {t('scheduling.picker.refused')}
        </Badge>
      ) : (
        prefers && (
          <Badge size="sm" variant="light" color="lime" c="lime.9">
            {t('scheduling.picker.prefers')}
          </Badge>
        )
      )}
    </Group>
  )
}
