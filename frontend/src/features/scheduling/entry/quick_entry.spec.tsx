import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { session } from '#/lib/session/session.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { inSeconds, tokenOf } from '../../../../testing/token.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import { heldEdits } from '../state/held_edit.ts'
import { createUiStore, type QuickEntry } from '../state/ui_state.ts'
import { QuickEntryCard } from './quick_entry.tsx'

const rect = { left: 300, right: 340, top: 100, bottom: 140 }
const field = (rowId: string, text: string, failed: string | null = null): QuickEntry => ({
  ...{ at: { rowId, day: '2026-11-16' }, rect, text, entry: null, failed },
})

/** The card over the grid with a field open, and texts that wait behind it. */
async function show(quick: QuickEntry, returned: QuickEntry[] = []) {
  const ui = createUiStore()
  ui.setState({ quick, returned })
  let answer: (outcome: CommandOutcome) => void = () => {}
  const create = vi.fn(() => new Promise<CommandOutcome>((resolve) => (answer = resolve)))
  await renderInScheduler(<QuickEntryCard />, {
    ui,
    actions: { create } as never,
    rules: createStore(() => ({ status: 'ready' })) as never,
    model: { breakLaw: { missing: () => null, breaksOf: () => [] } as never },
  })
  return { ui, create, answer: async (outcome: CommandOutcome) => act(async () => answer(outcome)) }
}
const times = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Times' })
const refused = {
  ok: false,
  error: new ApiFailure(403, { ErrorMessage: 'You may not plan here.' }),
  stale: false,
} as const

afterEach(() => sessionStorage.clear())

test('a text that was refused while another field is open waits behind it, and follows with the reason', async () => {
  const { ui, create, answer } = await show(field('anna', '9-17'))
  await userEvent.type(times(), '{Enter}')
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ start: '09:00', end: '17:00' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  act(() => ui.setState({ quick: field('ben', '') }))
  await userEvent.type(times(), '12-20')
  await answer(refused)
  expect(times().value, 'nothing is put over what is typed now').toBe('12-20')
  expect(ui.getState().returned).toMatchObject([{ at: { rowId: 'anna' }, text: '9-17' }])

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(times().value).toBe('9-17'))
  await screen.findByText('Not saved. You may not plan here.')
  expect(ui.getState()).toMatchObject({ quick: { at: { rowId: 'anna' } }, returned: [] })
})

test('several that were refused all wait, and come back one at a time', async () => {
  const { ui, answer } = await show(field('anna', '9-17'), [
    field('carl', '7-15', 'Too long'),
    field('dora', '10-18', 'Too late'),
  ])
  await userEvent.type(times(), '{Enter}')
  await waitFor(() => expect(times().value).toBe('7-15'))
  await answer(refused)
  expect(ui.getState().returned).toMatchObject([{ text: '10-18' }, { text: '9-17' }])
  for (const next of ['10-18', '9-17']) {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(times().value).toBe(next))
  }
})

test('as the session ends, the open field and every text behind it are kept', async () => {
  await show(field('anna', ''), [field('ben', '12-20', 'Too long'), field('carl', '7-15', 'Too short')])
  await userEvent.type(times(), '9-17')
  session.beginImpersonation(tokenOf({ userId: 'jan', exp: inSeconds(60) }))
  await session.refresh()
  expect(heldEdits('jan')).toMatchObject([
    { quick: { at: { rowId: 'anna' }, text: '9-17' } },
    { quick: { at: { rowId: 'ben' }, text: '12-20', failed: 'Too long' } },
    { quick: { at: { rowId: 'carl' }, text: '7-15', failed: 'Too short' } },
  ])
})
