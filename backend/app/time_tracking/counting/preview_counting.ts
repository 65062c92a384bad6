import { addDays, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { companyRules } from '#app/organisation/public/company_rules'
import { instantOfDay, recordsOfWork, registeredWork } from '#app/time_tracking/records/registered_work'
import { context } from '#app/time_tracking/records/settle_marked'
import { termsOf } from '#app/time_tracking/records/terms'
import type { DerivedRecord } from '#app/time_tracking/records/write_records'
import {
  mostCountingExamples,
  type CountingChange,
  type CountingFigures,
  type CountingPreview,
  type CountingRules,
} from '#contracts/time_records'

type Counted = CountingChange['current']
/** One record by the rules that hold and by those proposed. */
type Pair = { one: DerivedRecord; current: Counted; proposed: Counted }

/** What rules would have made of the work registered last month. Nothing is written. */
export async function previewCounting(proposed: CountingRules, now: number): Promise<CountingPreview> {
  const { timeRegistration: current } = await companyRules()
  const thisMonth = `${dayOf(now, 'UTC').slice(0, 7)}-01`
  const month = `${addDays(thisMonth, -1).slice(0, 7)}-01`
  const people = await peopleRegistering(month, thisMonth)
  const work = await registeredWork(people, addDays(month, -context), addDays(thisMonth, context))
  const pairs = work.flatMap((one) => {
    const [before, after] = [current, proposed].map((rules) => recordsOfWork(one, termsOf(rules), now))
    return before!.flatMap((record, index) =>
      isOf(month, thisMonth, record)
        ? [{ one: record, current: counted(record, current), proposed: counted(after![index]!, proposed) }]
        : []
    )
  })
  const changed = pairs.filter(
    ({ current: is, proposed: would }) => is.workMinutes !== would.workMinutes || is.byRule !== would.byRule
  )
  return {
    ...{ month, records: pairs.length, changed: changed.length },
    current: figures(pairs.map((pair) => pair.current)),
    proposed: figures(pairs.map((pair) => pair.proposed)),
    examples: await described(changed.sort(byDifference).slice(0, mostCountingExamples)),
  }
}

async function peopleRegistering(from: string, until: string): Promise<string[]> {
  const found = await database()
    .selectFrom('timePunches')
    .select('employeeId')
    .distinct()
    .where('at', '>=', new Date(instantOfDay(addDays(from, -1))))
    .where('at', '<', new Date(instantOfDay(addDays(until, 1))))
    .execute()
  return found.map(({ employeeId }) => employeeId)
}

const isOf = (from: string, until: string, { record: { day, realStart } }: DerivedRecord): boolean =>
  realStart !== null && day >= from && day < until

const counted = ({ record }: DerivedRecord, { automaticAcceptance }: CountingRules): Counted => ({
  workMinutes: record.workMinutes,
  byRule: automaticAcceptance && record.withinTolerance,
})

const figures = (all: Counted[]): CountingFigures => ({
  workMinutes: all.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
  byRule: all.filter(({ byRule }) => byRule).length,
})

const difference = ({ current, proposed }: Pair): number =>
  Math.abs(proposed.workMinutes - current.workMinutes)
const byDifference = (a: Pair, b: Pair): number =>
  difference(b) - difference(a) || (a.one.record.key < b.one.record.key ? -1 : 1)

async function described(pairs: Pair[]): Promise<CountingChange[]> {
  const found = await database()
    .selectFrom('employees')
    .select(['id', 'name', 'surname'])
    .where('id', '=', anyOf(pairs.map(({ one }) => one.employeeId)))
    .execute()
  const people = new Map(found.map(({ id, ...person }) => [id, person]))
  return pairs.map(({ one: { employeeId, record }, current, proposed }) => ({
    ...{ employee: people.get(employeeId)!, day: record.day, zone: record.zone, current, proposed },
    realStartsAt: new Date(record.realStart!).toISOString(),
    realEndsAt: record.realEnd === null ? null : new Date(record.realEnd).toISOString(),
  }))
}
