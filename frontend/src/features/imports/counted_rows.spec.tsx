import type { Import, ImportOutcomeRow, SavedPerson } from '@shiftloom/backend/contracts/imports'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { CountedRows } from './counted_rows.tsx'

const ada: SavedPerson = {
  ...{ name: 'Ada', surname: 'Nowak', email: 'ada@example.test', phone: null, role: 1, language: 0 },
  ...{ integrationId: null, employmentType: 'mandate', mainLocation: 'Kraków', locations: [] },
  ...{ positions: [], tags: [], contract: null, rate: null },
}
const rowOf = (person: Partial<SavedPerson>, notes: ImportOutcomeRow['notes'] = []): ImportOutcomeRow => ({
  ...{ number: 2, person: { ...ada, ...person }, record: null, balance: null, notes },
})
const leftOut = (field: 'contractEndsOn' | 'phone'): ImportOutcomeRow['notes'][number] => ({
  ...{ kind: 'left_out', field, value: 'later', text: '“later” is no day.' },
})

const counts = { added: 2, updated: 1, removed: 1, unchanged: 1, invalid: 0, mendable: 0 }
const checked = { id: 'i1', kind: 'employees', state: 'checked' } as Import

async function show(rows: Record<string, ImportOutcomeRow[]>) {
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    const items = pathname.endsWith('/rows') ? (rows[searchParams.get('outcome')!] ?? []) : []
    const result = { items, total: items.length, page: 1, pageSize: 10 }
    return Promise.resolve(new Response(JSON.stringify({ result })))
  })
  const all = { ...counts, newPositions: [], newTags: [] }
  await renderSeeded(<CountedRows of={checked} counts={all} />, { feature: 'imports' })
}

const cellsOf = async (region: string) => {
  const table = await screen.findByRole('region', { name: region })
  return [...table.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())
}

test('rows show the type of employment and the language that will be saved', async () => {
  await show({ added: [rowOf({})] })
  const cells = await cellsOf('People who are added')
  expect(cells).toEqual(expect.arrayContaining(['Type of employment', 'Contract of mandate']))
  expect(cells).toEqual(expect.arrayContaining(['Language', 'English']))
})

test('a contract with a value that cannot be read is named as left out, and what else is left out by its field', async () => {
  await show({ added: [rowOf({}, [leftOut('contractEndsOn'), leftOut('phone')])] })
  expect(await cellsOf('People who are added')).toContain(
    'The contract is left out, because of “Contract: last day”: “later” is no day. Phone is left out: “later” is no day.'
  )
})

test('each counter of people opens its rows', async () => {
  const user = userEvent.setup()
  await show({
    added: [rowOf({})],
    updated: [rowOf({ surname: 'Changed' })],
    removed: [rowOf({ surname: 'Gone' })],
    unchanged: [rowOf({ surname: 'Same' })],
  })
  expect(await cellsOf('People who are added')).toContain('Nowak')
  for (const [counter, region, surname] of [
    [/updated/, 'People who are changed', 'Changed'],
    [/archived/, 'People who are archived', 'Gone'],
    [/unchanged/, 'People who stay as they are', 'Same'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: counter }))
    expect(await cellsOf(region)).toContain(surname)
    expect(screen.getByRole('button', { name: counter }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByText('Nowak')).toBeNull()
  }
})
