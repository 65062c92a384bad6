import { Badge, Group, Table, Text } from '@mantine/core'
import type { HolidayOfYear, HolidayYear, OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { HolidayActions } from './holiday_actions.tsx'
import { linesOf, type HolidayLine } from './holiday_lines.ts'

type Props = { found: HolidayYear; onEdit: (holiday: OwnHoliday) => void }

/** The year by its days; months are headings between them. */
export function HolidayTable({ found, onEdit }: Props) {
  const { t } = useTranslation()
  const many = found.countries.length > 1
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table aria-label={t('company.holidays_list.title', { year: found.year })} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={190}>{t('company.holiday.day')}</Table.Th>
            <Table.Th>{t('company.holiday.name')}</Table.Th>
            {many && <Table.Th>{t('company.holiday.country')}</Table.Th>}
            <ActionsHead width={132} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOf(found.days).map((line) => (
            <Line
              key={`${line.day} ${line.name} ${line.countries.join()}`}
              line={line}
              many={many}
              onEdit={onEdit}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type LineProps = { line: HolidayLine; many: boolean; onEdit: (holiday: OwnHoliday) => void }

function Line({ line, many, onEdit }: LineProps) {
  const format = useFormat()
  const { day, name, hidden, countries } = line
  return (
    <Table.Tr>
      <Table.Td className="tabular">
        <Text td={hidden ? 'line-through' : undefined} c={hidden ? 'dimmed' : undefined}>
          {format.sentence(format.day(day, 'weekday'))}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap="xs">
          <Text td={hidden ? 'line-through' : undefined} c={hidden ? 'dimmed' : undefined}>
            {name}
          </Text>
          <Marks holiday={line} />
        </Group>
      </Table.Td>
      {many && <Table.Td>{format.list(countries.map((country) => countryName(format, country)))}</Table.Td>}
      <Table.Td>
        <HolidayActions holiday={line} onEdit={onEdit} />
      </Table.Td>
    </Table.Tr>
  )
}

function Marks({ holiday: { own, confirmed, hidden, hiddenYearly } }: { holiday: HolidayOfYear }) {
  const { t } = useTranslation()
  const said = [
    own && (own.repeatsYearly ? 'own_yearly' : 'own'),
    !confirmed && 'unconfirmed',
    hidden && (hiddenYearly ? 'hidden_yearly' : 'hidden'),
  ].filter((word) => typeof word === 'string')
  return said.map((word) => (
    <Badge
      key={word}
      size="sm"
      variant="light"
      color={word.startsWith('own') ? 'brand' : word === 'unconfirmed' ? 'orange' : 'gray'}
      c={word === 'unconfirmed' ? 'orange.9' : undefined}
      style={{ textTransform: 'none' }}
    >
      {t(`company.holiday.${word}`)}
    </Badge>
  ))
}
