import type { HistoryStep } from '@shiftloom/backend/contracts/schedule'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { historyQuery } from '../queries/schedule.ts'
import { Toolbar } from './toolbar.tsx'

const step = (label: HistoryStep['label']): HistoryStep => ({
  ...{ id: label, label, shifts: 1, people: 1, behindPublication: false },
  ...{ from: '2026-11-16', until: '2026-11-17', at: '2026-11-16T08:00:00.000Z' },
})
type History = { undo: HistoryStep | null; redo: HistoryStep | null }

/** The toolbar beside what the server could undo, and how many edits wait or have been taken back. */
async function show(history: History, { waiting = 0, taken = 0 } = {}) {
  answerWith({ 'GET /scheduling/commands/history': { result: history } })
  const commands = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  const pending = createStore(() => ({ commands: commands(waiting), waiting: waiting > 0 }))
  const takenBack = { commands: createStore(() => commands(taken)) }
  const run = vi.fn()
  const range = { from: '2026-11-16', until: '2026-11-23' }
  const { client } = await renderInScheduler(
    <Toolbar url={{ state: { view: 'week', range } } as never} publishing={{} as never} isRead />,
    { runner: { pending, takenBack } as never, actions: { run } as never }
  )
  await waitFor(() => expect(client.getQueryData(historyQuery.queryKey)).toEqual(history))
  return run
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('without anything to take back neither button can be pressed', async () => {
  await show({ undo: null, redo: null })
  expect((await button('Undo')).disabled).toBe(true)
  expect((await button('Redo')).disabled).toBe(true)
})

test('they name the steps that the server knows', async () => {
  await show({ undo: step('move'), redo: step('copy') })
  expect((await button('Undo: moving shifts')).disabled).toBe(false)
  expect((await button('Redo: copying shifts')).disabled).toBe(false)
})

test('edits that wait for the network can be undone, and no step of the server is named in their place', async () => {
  const run = await show({ undo: step('move'), redo: null }, { waiting: 1 })
  await userEvent.click(await button('Undo'))
  expect(run).toHaveBeenCalledExactlyOnceWith('undo')
  expect((await button('Redo')).disabled).toBe(true)
})

test('edits that wait can be undone although the server has nothing to undo, and taken back, be redone', async () => {
  const run = await show({ undo: null, redo: step('copy') }, { waiting: 1, taken: 1 })
  expect((await button('Undo')).disabled).toBe(false)
  await userEvent.click(await button('Redo'))
  expect(run).toHaveBeenCalledExactlyOnceWith('redo')
})

test('what was taken back can be redone although the server has nothing to redo', async () => {
  await show({ undo: null, redo: null }, { taken: 1 })
  expect((await button('Redo')).disabled).toBe(false)
  expect((await button('Undo')).disabled).toBe(true)
})
