import { test } from '@japa/runner'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { confirmation, publishedShifts, swapDesk } from '#app/scheduling/swaps/testing/swap_desk'
import db from '@adonisjs/lucid/services/db'
import { world, type Person } from '#tests/world/world'

test.group('News of a swap', () => {
  test('the colleague, the requester and the supervisors are notified, each once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, true)
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const swap = await swapDesk(client, w.employee).proposed(shift!, w.colleague.employeeId)
    const steps = async (who: Person) =>
      (await client.get('/api/notifications').bearerToken(who.token))
        .body()
        .result.items.filter(({ kind }: { kind: string }) => kind === 'swap')
        .map(({ data }: { data: { step: string; swapId: string; day: string } }) => {
          assert.equal(data.swapId, swap.id)
          return data.step
        })
    assert.deepEqual(await steps(w.colleague), ['asked'])
    assert.deepEqual(await steps(w.manager), [])
    ;(await swapDesk(client, w.colleague).accept(swap.id)).assertStatus(200)
    assert.deepEqual(await steps(w.employee), ['accepted'])
    assert.deepEqual(await steps(w.manager), ['confirm'])
    assert.deepEqual(await steps(w.advisor), [])
    ;(await swapDesk(client, w.manager).refuse(swap.id)).assertStatus(200)
    assert.deepEqual(await steps(w.employee), ['rejected', 'accepted'])
    assert.deepEqual(await steps(w.colleague), ['rejected', 'asked'])
    await deliverDue(w.organisationId)
    const mails = await db
      .from('mails')
      .where('to_address', `${w.colleague.userId}@example.test`)
      .orderBy('id')
    assert.includeMembers(
      mails.map(({ subject }) => subject),
      ['A colleague offers you a shift', 'Your swap is rejected']
    )
    // Whose shift it is stays in the product.
    for (const mail of mails) assert.notInclude(mail.text_body, 'Nowak')
  })
})
