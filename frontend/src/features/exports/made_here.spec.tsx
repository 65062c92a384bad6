import type { BatchProgressMessage, ExportBatch } from '@shiftloom/backend/contracts/exports'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { ExportsScreen } from './exports_screen.tsx'
import { batch, check, layouts } from './sample.ts'

type Listener = (message: BatchProgressMessage) => void
const listening = vi.hoisted(() => new Map<string, Listener>())
vi.mock('#/lib/network/use_hub.ts', () => ({
  useHub: (_name: string, { batchProgress }: { batchProgress: Listener }, [, id]: [string, string]) =>
    listening.set(id, batchProgress),
  useHubConnected: () => undefined,
}))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#/lib/api/download.ts', () => ({ saveFile: saved }))
beforeEach(() => {
  listening.clear()
  saved.mockReset()
})

const begun: ExportBatch = { ...batch, state: 'requested', progress: 0, fileName: null, finishedAt: null }

/** The screen above a server that lists what it has at the moment. */
async function open(has: ExportBatch[]) {
  const list = [...has]
  const taken: string[] = []
  const file = (id: string) => () => {
    taken.push(id)
    return { result: 'the file' }
  }
  answerWith({
    'GET /exports/batches': () => ({ result: { items: list, total: list.length, page: 1, pageSize: 25 } }),
    'GET /exports/layouts': { result: layouts },
    'POST /exports/checks': { result: check },
    'POST /exports/batches': () => {
      const made = { ...begun, id: 'mine' }
      list.unshift(made)
      return { result: made }
    },
    'GET /exports/batches/mine/file': file('mine'),
    'GET /exports/batches/theirs/file': file('theirs'),
    'GET /exports/batches/b1/file': file('b1'),
  })
  const licenseFunctionalities = { OnlineWorkSchedule: true, HRAndPayrollExport: true }
  await renderSeeded(<ExportsScreen />, { feature: 'exports', profile: { licenseFunctionalities } })
  await screen.findAllByText('Ewa Lis')
  /** The server ends one, and says so to all who look at the list. */
  const ends = async (id: string, state: 'ready' | 'failed') => {
    await waitFor(() => expect(listening.has(id)).toBe(true))
    const at = list.findIndex((one) => one.id === id)
    list[at] = { ...list[at]!, state, progress: 100, fileName: `${id}.csv`, failure: 'Nothing was found.' }
    act(() => listening.get(id)!({ batchId: id, state, progress: 100 }))
  }
  return { taken, ends }
}

async function create() {
  fireEvent.click(screen.getByRole('button', { name: 'New export' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'New export' }))
  fireEvent.click(await drawer.findByRole('button', { name: 'Next' }))
  const next = () => drawer.getByRole<HTMLButtonElement>('button', { name: 'Next' })
  await waitFor(() => expect(next().disabled).toBe(false))
  fireEvent.click(next())
  fireEvent.click(drawer.getByRole('button', { name: 'Create export' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('what is made here is downloaded by itself once it is ready, and nothing before', async () => {
  const { taken, ends } = await open([batch, { ...begun, id: 'theirs' }])
  await create()
  await ends('theirs', 'ready')
  await screen.findByRole('button', { name: 'Download theirs.csv' })
  expect(taken).toEqual([])

  await ends('mine', 'ready')
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]![1]).toBe('mine.csv')
  expect(taken).toEqual(['mine'])
  await screen.findByRole('button', { name: 'Download mine.csv' })
})

test('what fails is not asked for, and says why', async () => {
  const { taken, ends } = await open([batch])
  await create()
  await ends('mine', 'failed')
  await screen.findByText('Nothing was found.')
  expect(taken).toEqual([])
})

test('the button downloads what was ready before', async () => {
  const { taken } = await open([batch])
  expect(taken).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Download Work plan.csv' }))
  await waitFor(() => expect(saved.mock.calls.map(([, name]) => name as string)).toEqual(['Work plan.csv']))
  expect(taken).toEqual(['b1'])
})
