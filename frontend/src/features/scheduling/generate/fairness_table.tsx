import { Stack, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Carrier as ProposedCarrier } from '@shiftloom/backend/contracts/auto_schedule'
import { useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import { hoursWithUnit } from '../words/hours_text.ts'
import {
  carrierColumns,
  carrying,
  sorted,
  withBalances,
  type Carrier,
  type CarrierColumn,
  type CarrierOrder,
} from './carriers.ts'
import classes from './fairness.module.css'
import { useShow } from '../variants/use_show.ts'

/** Who carries nights, weekends, holidays, closing shifts and hours in the plan, each beside the fair part. */
export function FairnessTable({ carriers }: { carriers: readonly ProposedCarrier[] }) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const [order, setOrder] = useState<CarrierOrder>({ column: 'nights', descending: true })
  const people = withBalances(carrying(carriers), model.totals.byPerson)
  if (people.length === 0) return <Text c="dimmed">{t('generate.fairness.no_one')}</Text>
  const nameOf = ({ employeeId }: Carrier) => labels.person(model.personById.get(employeeId))
  const rows = sorted(people, order, (a, b) => format.compare(nameOf(a), nameOf(b)))
  const most = mostOf(people)
  const columns = carrierColumns.filter((column) => isShown(column, most, people))
  return (
    <Stack gap="xs">
      <Text fz="sm" c="dimmed">
        {t('generate.fairness.hint')}
      </Text>
      <Table.ScrollContainer minWidth={370}>
        <Table fz="xs" verticalSpacing={5} horizontalSpacing={5} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <SortedHead key={column} column={column} order={order} onSort={setOrder} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((one) => (
              <Table.Tr key={one.employeeId}>
                <Table.Th scope="row" className={classes.person}>
                  <PersonLink employeeId={one.employeeId} name={nameOf(one)} />
                </Table.Th>
                <Hours {...one} />
                {most.nights > 0 && <Share value={one.nights} fair={one.fairNights} most={most.nights} />}
                {most.weekends > 0 && (
                  <Share value={one.weekends} fair={one.fairWeekends} most={most.weekends} />
                )}
                {most.holidays > 0 && (
                  <Share value={one.holidays} fair={one.fairHolidays} most={most.holidays} />
                )}
                {most.closings > 0 && (
                  <Share value={one.closings ?? 0} fair={one.fairClosings ?? 0} most={most.closings} />
                )}
                {columns.includes('wishes') && (
                  <Table.Td ta="right">
                    {one.wishes > 0
                      ? t('generate.fairness.of_wishes', { met: one.wishesMet, wishes: one.wishes })
                      : '–'}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

const mostOf = (people: readonly Carrier[]) => ({
  nights: Math.max(...people.map((one) => Math.max(one.nights, one.fairNights))),
  weekends: Math.max(...people.map((one) => Math.max(one.weekends, one.fairWeekends))),
  holidays: Math.max(...people.map((one) => Math.max(one.holidays, one.fairHolidays))),
  closings: Math.max(...people.map((one) => Math.max(one.closings ?? 0, one.fairClosings ?? 0))),
})

/** A column of nothing but zeros is left out. */
function isShown(
  column: CarrierColumn,
  most: ReturnType<typeof mostOf>,
  people: readonly Carrier[]
): boolean {
  if (column === 'wishes') return people.some(({ wishes }) => wishes > 0)
  return column === 'person' || column === 'hours' || most[column] > 0
}

/** The balance of the settlement period in short for eyes, as a sentence for ears and in the tooltip. */
function Hours({ plannedMinutes, balance }: Carrier) {
  const { labels } = useScheduler()
  const exact = balance ? labels.balanceSentence(balance) : hoursWithUnit(labels, plannedMinutes)
  return (
    <Table.Td title={exact}>
      <span aria-hidden>{balance ? labels.balance(balance) : exact}</span>
      <VisuallyHidden component="span">{exact}</VisuallyHidden>
      {balance && (
        <Bar
          value={balance.plannedMinutes}
          fair={balance.agreedMinutes}
          most={Math.max(1, balance.agreedMinutes) * 1.25}
        />
      )}
    </Table.Td>
  )
}

type HeadProps = { column: CarrierColumn; order: CarrierOrder; onSort: (order: CarrierOrder) => void }

function SortedHead({ column, order, onSort }: HeadProps) {
  const { t } = useScheduler().labels
  const active = order.column === column
  const name = t(`generate.fairness.${column}`)
  return (
    <Table.Th aria-sort={active ? (order.descending ? 'descending' : 'ascending') : 'none'}>
      <UnstyledButton
        className={classes.head}
        title={t('generate.fairness.sort', { column: name })}
        // Who carries most is asked first; names begin with A.
        onClick={() => onSort({ column, descending: active ? !order.descending : column !== 'person' })}
      >
        {name}
        <span aria-hidden>{active ? (order.descending ? ' ↓' : ' ↑') : ''}</span>
      </UnstyledButton>
    </Table.Th>
  )
}

function PersonLink({ employeeId, name }: { employeeId: string; name: string }) {
  const show = useShow()
  return (
    <UnstyledButton className={classes.link} onClick={() => show({ employeeId })}>
      {name}
    </UnstyledButton>
  )
}

function Share({ value, fair, most }: { value: number; fair: number; most: number }) {
  const { t, format } = useScheduler().labels
  return (
    <Table.Td>
      <span aria-hidden>
        {format.number(value)}{' '}
        <span className={classes.fair}>{t('generate.fairness.fair', { fair: format.number(fair) })}</span>
      </span>
      <VisuallyHidden component="span">
        {t('generate.fairness.of_fair', { count: format.number(value), fair: format.number(fair) })}
      </VisuallyHidden>
      <Bar value={value} fair={fair} most={most} />
    </Table.Td>
  )
}

/** A bar with a line at the fair part; over it the bar is darker as well as longer. */
const Bar = ({ value, fair, most }: { value: number; fair: number; most: number }) => (
  <span className={classes.bar} aria-hidden data-over={value > fair + 0.5 || undefined}>
    <i style={{ width: `${Math.min(100, (value / most) * 100)}%` }} />
    <b style={{ left: `${Math.min(100, (fair / most) * 100)}%` }} />
  </span>
)
