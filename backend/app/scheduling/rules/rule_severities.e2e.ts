import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { alertAtMost } from '@shiftloom/solver/labour_code/company_choices'
import { ruleIds } from '@shiftloom/solver/labour_code/rule'
import { newId } from '#app/core/models/new_id'
import type { RuleCase } from '#tests/world/rule_case'
import { everyRule, only, ruleCases } from '#tests/world/rule_cases'
import { locales } from '#contracts/enums'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, world, type World } from '#tests/world/world'

const factIds = ['employment', 'qualification', 'location', 'absence', 'overlap']

async function stage(client: ApiClient, { before, prepare }: RuleCase) {
  const w = await world()
  await withSeverities(w, everyRule('off'))
  await prepare?.(w)
  const { send, shift } = planner(client, w, w.admin)
  const mine = { employeeId: w.employee.employeeId }
  if (before.length > 0)
    (await send(before.map((more) => creating(shift({ ...mine, ...more }))))).assertStatus(200)
  return { w, give: (more: object, id = newId()) => send([creating(shift({ ...mine, ...more }), id)]) }
}

const inLanguage = (client: ApiClient, w: World, language: string, more: object) =>
  client
    .post('/api/scheduling/commands')
    .bearerToken(w.admin.token)
    .header('Language', language)
    .json({
      id: newId(),
      label: 'create',
      operations: [
        creating(planner(client, w, w.admin).shift({ employeeId: w.employee.employeeId, ...more })),
      ],
    })

test.group('Every rule by its severity', () => {
  test('has a case here, facts apart', ({ assert }) => {
    assert.sameMembers(
      ruleCases.map(({ rule }) => rule),
      ruleIds.filter((id) => !factIds.includes(id))
    )
  })

  for (const one of ruleCases) {
    const { rule, last, actual, limit } = one
    if (alertAtMost.includes(rule))
      test(`${rule}: no breach by itself, it refuses nothing`, async ({ client }) => {
        const { w, give } = await stage(client, one)
        await withSeverities(w, only(rule, 'block'), { verification: 'block' })
        ;(await give(last)).assertStatus(200)
      })
    else
      test(`${rule}: blocking refuses with its code, its numbers and a sentence in three languages`, async ({
        client,
        assert,
      }) => {
        const { w, give } = await stage(client, one)
        await withSeverities(w, only(rule, 'block'), one.choices)
        const id = newId()
        const answer = await give(last, id)
        answer.assertStatus(400)
        assert.equal(answer.body().Code, `labour_code.${rule}`)
        assert.containsSubset(answer.body().Details, {
          ruleId: rule,
          severity: 'block',
          employeeId: w.employee.employeeId,
          changedEntryId: id,
          actual,
          limit,
          overridable: true,
          others: [],
          count: 1,
        })
        assert.include(answer.body().Details.entryIds, id)
        const sentences = []
        for (const language of locales)
          sentences.push((await inLanguage(client, w, language, last)).body().ErrorMessage as string)
        assert.equal(new Set(sentences).size, locales.length, sentences.join(' | '))
        for (const sentence of sentences) assert.notMatch(sentence, /[{}]|labour_code/)
      })

    test(`${rule}: an alert saves and is reported, off is silent`, async ({ client, assert }) => {
      const { w, give } = await stage(client, one)
      await withSeverities(w, only(rule, 'alert'), one.choices)
      const answer = await give(last)
      answer.assertStatus(200)
      const verdicts = answer.body().result.verdicts as { ruleId: string }[]
      assert.deepEqual(
        verdicts.map(({ ruleId }) => ruleId),
        [rule]
      )
      assert.containsSubset(verdicts[0], { severity: 'alert', actual, limit })

      const { w: other, give: giveOff } = await stage(client, one)
      const silent = await giveOff(last)
      silent.assertStatus(200)
      assert.isUndefined(silent.body().result.verdicts)
      assert.isNotNull(other)
    })
  }
})
