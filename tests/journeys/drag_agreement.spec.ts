import type { ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import { refusedBy } from '@shiftloom/solver/labour_code/plan/refused_by'
import { test } from '@japa/runner'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { randomDrags } from '../stage/random_drags.ts'
import { answersOfPage, answersOfServer, type ServerAnswer } from '../stage/rule_answers.ts'
import { openScheduler } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until, whileAtRest } from '../stage/until.ts'

const count = 10_000
/** Judged as saving does, with a reading of the plan for each: slower, so fewer. */
const savedCount = 150

test.group('Drags', () => {
  test('the browser and the server say the same of 10,000 random drags', async ({ assert }) => {
    const from = addDays(comingMonday(), -14)
    const { page, context: profile } = await signedIn('manager')
    await openScheduler(page, '4weeks', from)
    await until(async () => page.workers().length > 0)
    const token = (await page.evaluate(() => localStorage.getItem('token')))!

    const api = await apiOf(account('manager'))
    const range = { from, until: addDays(from, 28) }
    const read = async () => ({
      plan: await api.get<ScheduleRange>('/scheduling/schedule', range),
      context: await api.get<PlanContext>('/scheduling/rule-context', range),
    })
    const { changes, here, there, saved } = await whileAtRest(read, async ({ plan, context }) => {
      const drags = randomDrags(plan, count, 20_261_120)
      const changes = drags.map(({ change }) => change)
      const commands = drags.map(({ operations }) => operations)
      const [here, there] = await Promise.all([
        answersOfPage(page, { context, entries: plan.entries, changes }),
        answersOfServer({ token, commands }),
      ])
      const saved = await answersOfServer({ token, commands: commands.slice(0, savedCount), each: true })
      return { changes, here, there, saved }
    })
    assert.lengthOf(here, count)
    assert.deepEqual(differences(here, changes, there), [])
    const refused = there.filter((answer) => answer.refused.length > 0).length
    const quiet = there.filter((answer) => answer.worse.length === 0).length
    assert.isAbove(refused, count / 20, 'drags that are refused')
    assert.isAbove(quiet, count / 100, 'drags with nothing against them')

    assert.deepEqual(differences(here.slice(0, savedCount), changes.slice(0, savedCount), saved), [])
    await profile.close()
  })
})

/** What only one of the two says, of the first drags where they differ. */
function differences(effects: PlanEffect[], changes: PlanChange[], server: ServerAnswer[]): object[] {
  return effects
    .flatMap((effect, index) => {
      const change = changes[index]!
      const { refused, worse } = server[index]!
      const here = [...described('refused', refusedBy(effect, change)), ...described('worse', effect.worse)]
      const there = [...described('refused', refused), ...described('worse', worse)]
      const page = here.filter((text) => !there.includes(text))
      const answer = there.filter((text) => !here.includes(text))
      return page.length + answer.length > 0 ? [{ index, change, page, server: answer }] : []
    })
    .slice(0, 3)
}

/** Every word of the verdicts; the order in which they are listed is no part of them. */
const described = (kind: string, verdicts: readonly PlanVerdict[]): string[] =>
  verdicts.map(
    (verdict) => kind + JSON.stringify(Object.entries(verdict).sort(([a], [b]) => (a < b ? -1 : 1)))
  )
