import { test } from '@japa/runner'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { shareTurn, takeTurns, takeTurnsFor } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'

const [here, elsewhere] = [newId(), newId()]
const what = `tests.${newId()}`

/** Whether another unit of work has to wait, while this one lasts: it gives up instead. */
const waits = (turn: () => Promise<void>, organisation = here): Promise<boolean> =>
  organisationContext
    .run(organisation, async () => {
      await sql`set local lock_timeout = '100ms'`.execute(database())
      await turn()
    })
    .then(
      () => false,
      (error: { code?: string }) => {
        if (error.code === '55P03') return true
        throw error
      }
    )
const during = (turn: () => Promise<void>, work: () => Promise<void>) =>
  organisationContext.run(here, async () => {
    await turn()
    await work()
  })

test.group('Turns of units of work', () => {
  test('are taken by one at a time, of one organisation and for one thing', async ({ assert }) => {
    await during(
      () => takeTurns(what),
      async () => {
        assert.isTrue(await waits(() => takeTurns(what)))
        assert.isTrue(await waits(() => shareTurn(what)))
        assert.isFalse(await waits(() => takeTurns(what), elsewhere))
        assert.isFalse(await waits(() => takeTurns(`${what}.other`)))
      }
    )
    assert.isFalse(await waits(() => takeTurns(what)))
  })

  test('that are shared keep those waiting who take the whole', async ({ assert }) => {
    await during(
      () => shareTurn(what),
      async () => {
        assert.isFalse(await waits(() => shareTurn(what)))
        assert.isTrue(await waits(() => takeTurns(what)))
        assert.isFalse(await waits(() => takeTurns(what), elsewhere))
        assert.isFalse(await waits(() => takeTurns(`${what}.other`)))
      }
    )
    assert.isFalse(await waits(() => takeTurns(what)))
  })

  test('for ids are taken where one of them is the same', async ({ assert }) => {
    const [one, two, three] = [newId(), newId(), newId()]
    await during(
      () => takeTurnsFor(what, [one, two, one]),
      async () => {
        for (const id of [one, two]) assert.isTrue(await waits(() => takeTurnsFor(what, [three, id])))
        assert.isFalse(await waits(() => takeTurnsFor(what, [three])))
        assert.isFalse(await waits(() => takeTurnsFor(what, [])))
        assert.isFalse(await waits(() => takeTurnsFor(`${what}.other`, [one])))
      }
    )
    assert.isFalse(await waits(() => takeTurnsFor(what, [one, two])))
  })
})
