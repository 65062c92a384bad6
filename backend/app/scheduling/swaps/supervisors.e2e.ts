import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { confirmation, publishedShifts, seenBy, swapDesk } from '#app/scheduling/swaps/testing/swap_desk'
import { acting, world } from '#tests/world/world'

test.group('Supervisors of swaps', () => {
  test('confirm where the company or the colleague came to want it after the offer', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const offered = async (day: string) => {
      const [shift] = await publishedShifts(client, w, [{ who: w.employee, day }])
      const swap = await swapDesk(client, w.employee).proposed(shift!, w.colleague.employeeId)
      assert.isFalse(swap.needsConfirmation)
      return { shift: shift!, id: swap.id }
    }
    const waits = async ({ shift, id }: Awaited<ReturnType<typeof offered>>) => {
      const accepted = (await swapDesk(client, w.colleague).accept(id)).body().result
      assert.containsSubset(accepted, { status: 'accepted', needsConfirmation: true })
      assert.deepEqual(await seenBy(client, w, [shift]), [w.employee.employeeId])
    }
    await confirmation(w, false)
    const first = await offered('2030-03-04')
    const second = await offered('2030-03-06')
    await acting(w.admin, () =>
      rows('update employees set swap_needs_confirmation = true where id = ?', [w.colleague.employeeId])
    )
    await waits(first)
    await confirmation(w, true)
    await acting(w.admin, () => rows('update employees set swap_needs_confirmation = false'))
    await waits(second)
  })

  test('who was asked as a colleague and no longer plans there sees the swap and does not confirm it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, true)
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const ids = [w.colleague, w.manager].map(({ employeeId }) => employeeId)
    const { id } = (await swapDesk(client, w.employee).askBoth(shift!, ids)).body().result
    ;(await swapDesk(client, w.colleague).accept(id)).assertStatus(200)
    assert.isTrue((await swapDesk(client, w.manager).shown(id)).rights.confirm)
    await acting(w.admin, async () => {
      const far = [w.farLocationId, w.manager.employeeId]
      await rows('update employees set main_location_id = ? where id = ?', far)
      await rows('update employee_locations set location_id = ? where employee_id = ?', far)
    })
    assert.isFalse((await swapDesk(client, w.manager).shown(id)).rights.confirm)
    ;(await swapDesk(client, w.manager).confirm(id)).assertStatus(403)
    ;(await swapDesk(client, w.manager).refuse(id)).assertStatus(403)
    ;(await swapDesk(client, w.locationManager).confirm(id)).assertStatus(200)
  })
})
