import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import { rows } from '#app/core/organisation_context'
import { AcceptanceStepped, type SteppedAcceptance } from '#app/scheduling/undo/acceptance_stepped'
import { planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

const followed = ['acceptProposal', 'acceptDemand', 'approveRequest', 'withdrawRequest', 'swapShifts']

test.group('Undo and redo of a step', () => {
  test('are made known to what the step came from, and only where it came from something', async ({
    client,
    assert,
    cleanup,
  }) => {
    const w = await world()
    const { create, undo, redo, shift } = planner(client, w, w.manager)
    const heard: SteppedAcceptance[] = []
    cleanup(emitter.on(AcceptanceStepped, ({ details }) => void heard.push(details)))
    for (const [at, label] of [...followed, 'create'].entries()) {
      const { id } = await create(shift({ day: `2026-11-0${at + 2}` }))
      const [command] = await acting(w.admin, () =>
        rows<{ id: string }>(
          `update schedule_commands set label = ? where seq = (select max(seq) from schedule_commands)
           returning id`,
          [label]
        )
      )
      for (const [step, takesBack] of [
        [undo, true],
        [redo, false],
      ] as const) {
        ;(await step()).assertStatus(200)
        const [details] = heard.splice(0)
        if (label === 'create') assert.isUndefined(details)
        else {
          assert.containsSubset(details, {
            organisationId: w.organisationId,
            commandId: command!.id,
            takesBack,
          })
          assert.deepEqual([...details!.entryIds], [id], label)
          assert.equal(details!.actor?.userId, w.manager.userId)
        }
      }
    }
  })
})
