import { Text } from '@mantine/core'
import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ownCost } from '../settlement/own_cost.ts'
import { settlementQuery } from '../settlement/queries.ts'

/** What the approved work of the record's day costs: overtime and nights belong to a day, not to one of its records. */
export function RecordCost({ record: { day, employee } }: { record: RecordDetails }) {
  const format = useFormat()
  const asked = { from: day, until: addDays(day, 1), employeeId: employee.id }
  const { data } = useQuery(settlementQuery(asked, 1))
  const [person] = data?.items ?? []
  const own = person?.days.find((one) => one.day === day)
  const cost = person && own && ownCost(own, person.cost).cost
  return <Text className="tabular">{cost ? format.money(cost) : '–'}</Text>
}
