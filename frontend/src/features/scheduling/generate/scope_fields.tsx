import { Checkbox, Group, MultiSelect, Stack } from '@mantine/core'
import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import { DayField } from '#/ui/form/day_field.tsx'
import { addDays } from '../model/calendar.ts'
import { useScheduler } from '../context/scheduler_context.ts'

/** Which days, places, positions and people are planned, and what stays as it is. */
export function ScopeFields({
  scope,
  onChange,
}: {
  scope: RunScope
  onChange: (part: Partial<RunScope>) => void
}) {
  const { directory, model, labels } = useScheduler()
  const { t } = labels
  const options = (named: { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }))
  const people = model.range.people
    .map((person) => ({ value: person.id, label: labels.person(person) }))
    .sort((a, b) => labels.format.compare(a.label, b.label))
  const lists = [
    ['locationIds', options(directory.locations)],
    ['positionIds', options(directory.positions)],
    ['employeeIds', people],
  ] as const
  return (
    <Stack gap="sm">
      <Group grow>
        <DayField
          size="sm"
          label={t('generate.panel.from')}
          value={scope.from}
          onChange={(from) => from && onChange({ from })}
        />
        <DayField
          size="sm"
          label={t('generate.panel.last_day')}
          value={addDays(scope.until, -1)}
          error={scope.from >= scope.until && t('generate.panel.reversed')}
          onChange={(last) => last && onChange({ until: addDays(last, 1) })}
        />
      </Group>
      {lists.map(([key, data]) => (
        <MultiSelect
          key={key}
          label={t(`generate.panel.${key}`)}
          placeholder={scope[key].length === 0 ? t(`generate.panel.all_${key}`) : undefined}
          data={data}
          value={scope[key]}
          onChange={(value) => onChange({ [key]: value })}
          searchable
          clearable
        />
      ))}
      <Checkbox.Group
        label={t('generate.panel.keep')}
        description={t('generate.panel.keep_hint')}
        value={(['published', 'locked', 'manual'] as const).filter((kind) => scope.keep[kind])}
        onChange={(kept) =>
          onChange({
            keep: {
              published: kept.includes('published'),
              locked: kept.includes('locked'),
              manual: kept.includes('manual'),
            },
          })
        }
      >
        <Stack gap={6} mt={6}>
          {(['published', 'locked', 'manual'] as const).map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`generate.panel.keep_${kind}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  )
}
