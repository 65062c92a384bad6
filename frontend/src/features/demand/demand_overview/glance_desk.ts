import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { QueryClient } from '@tanstack/react-query'
import { addDays } from '#/lib/time/days.ts'
import { staffQuery } from '../demand_staff/queries.ts'
import { rulesQuery, seriesQuery } from '../staffing_rules/queries.ts'
import { historySpan, mondayOf, sandboxInput } from '../staffing_rules/sandbox/sandbox_input.ts'
import type { SandboxLine } from '../staffing_rules/sandbox/sandbox_line.ts'
import { weekGlance, type Glance } from './glance.ts'

/** Works out what locations need, by the worker and one after the other: years of many places at once would fill the page. */
export class GlanceDesk {
  private last: Promise<unknown> = Promise.resolve()
  private readonly line: Pick<SandboxLine, 'desk'>
  private readonly cache: QueryClient

  constructor(line: Pick<SandboxLine, 'desk'>, cache: QueryClient) {
    this.line = line
    this.cache = cache
  }

  glanceAt(locationId: string, today: Day): Promise<Glance> {
    const work = () => this.reckon(locationId, mondayOf(today))
    const mine = this.last.then(work, work)
    this.last = mine.catch(() => {})
    return mine
  }

  private async reckon(locationId: string, weekFrom: Day): Promise<Glance> {
    const data = await this.cache.fetchQuery(rulesQuery(locationId, weekFrom))
    const metricIds = [...new Set(data.rules.flatMap(({ metricId }) => metricId ?? []))].sort()
    const span = historySpan(data.location.today)
    const series =
      metricIds.length === 0
        ? { ...span, metrics: [], holidays: [] }
        : await this.cache.fetchQuery(seriesQuery(locationId, { ...span, metricIds }))
    const week = async (from: Day) => {
      const { shifts } = await this.cache.fetchQuery(staffQuery(locationId, from))
      const { units } = await this.line.desk.expect(sandboxInput(data, series, from))
      return weekGlance(data, shifts, units, from)
    }
    return { weekFrom, weeks: [await week(weekFrom), await week(addDays(weekFrom, 7))] }
  }
}
