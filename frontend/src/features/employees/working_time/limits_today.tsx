import { Table, Text } from '@mantine/core'
import type { PersonalLimit, PersonalLimits } from '@shiftloom/backend/contracts/labour_code'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { citation, useStatuteWords } from '#/domain/labour_code/citation.ts'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { Section } from '#/ui/section.tsx'
import { limitsQuery } from '../queries.ts'

type Props = { employeeId: string; title: string }

/** The limits that apply to a person today, and what each of them comes from. */
export function LimitsToday({ employeeId, title }: Props) {
  const limits = useQuery(limitsQuery(employeeId, todayIn(useProfile().timeZone)))
  return (
    <Section title={title}>
      {limits.isLoadingError ? (
        <ErrorState error={limits.error} onRetry={limits.refetch} />
      ) : limits.data ? (
        <Limits of={limits.data} label={title} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Section>
  )
}

function Limits({ of, label }: { of: PersonalLimits; label: string }) {
  const { t } = useTranslation()
  const words = useStatuteWords()
  const because = ({ source, group }: PersonalLimit) =>
    group
      ? t(`employees.protected.${group}`)
      : source === 'work_system'
        ? t('employees.source.work_system', { system: t(`employees.work_system.${of.workSystem}`) })
        : t(`employees.source.${source}`)
  const rows = [
    ...of.limits.map((limit) => ({
      key: limit.kind,
      name: t(`employees.limit.${limit.kind}`),
      length: lengthOf(t, limit.minutes),
      because: because(limit),
      basis: limit.basis,
    })),
    ...of.forbidden.map(({ kind, group, basis }) => ({
      key: `${kind} ${group}`,
      name: t(`employees.limit.${kind}`),
      length: '',
      because: t(`employees.protected.${group}`),
      basis,
    })),
  ]
  if (rows.length === 0) return <Text c="dimmed">{t('employees.working_time.nothing')}</Text>
  return (
    <Table aria-label={label} verticalSpacing="xs">
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Th scope="row" fw={600} w="26%">
              {row.name}
            </Table.Th>
            <Table.Td className="tabular" w="16%">
              {row.length}
            </Table.Td>
            <Table.Td>{row.because}</Table.Td>
            <Table.Td c="dimmed" fz="sm" w="32%">
              {row.basis && citation(row.basis, words)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
