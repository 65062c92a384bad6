// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToast, shownToasts } from '#/ui/toast.ts'
import { CommandRunner } from '../state/command_runner.ts'
import { keys } from '../queries/schedule.ts'
import type { ActionTools } from './action_tools.ts'
import { undoOrRedo } from './openings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of shownToasts()) hideToast(id)
})

for (const way of ['undo', 'redo'] as const)
  test(`${way} with nothing to ${way} says so, and asks the server nothing`, async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const cache = new QueryClient()
    cache.setQueryData(keys.history, { undo: null, redo: null })
    const confirm = vi.fn<ActionTools['confirm']>()
    const tools = {
      runner: new CommandRunner(cache),
      labels: { t: (key: string) => key },
      rights: { edit: true },
      confirm,
    } as unknown as ActionTools
    const send = vi.fn()
    await undoOrRedo(tools, way, send)
    expect(shownToasts().map(({ text }) => text)).toEqual([`scheduling.step.nothing_${way}`])
    expect(fetched).not.toHaveBeenCalled()
    expect(confirm).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })
