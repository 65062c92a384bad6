import type { OfficeOrganisationDetails, OfficeOrganisationUser } from '@shiftloom/backend/contracts/office'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { customer, globalAdministrator } from '../../../testing/provider.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { UserList } from './user_list.tsx'

const numbered = (at: number): OfficeOrganisationUser => ({
  ...{ id: `u${at}`, name: 'Jan', surname: `Nowak ${at}`, email: `jan${at}@example.com`, role: 0 },
  ...{ status: 'active', lastSignedInAt: null },
})
const many = Array.from({ length: 60 }, (_, at) => numbered(at + 1))
const ewa: OfficeOrganisationUser = { ...numbered(61), name: 'Ewa', surname: 'Lis', email: 'ewa@example.com' }

const Address = () => <output>{useLocation().search}</output>

/** The list above a server that finds and pages as the real one does, and what it was asked. */
async function open(all: OfficeOrganisationUser[], path = '/') {
  const asked: Record<string, string>[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    expect(pathname).toBe('/api/office/organisations/o1/users')
    asked.push(Object.fromEntries(searchParams))
    const text = (searchParams.get('search') ?? '').toLowerCase()
    const found = all.filter((one) => `${one.name} ${one.surname} ${one.email}`.toLowerCase().includes(text))
    const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))]
    const items = found.slice((page - 1) * pageSize, page * pageSize)
    const result = { items, total: found.length, page, pageSize }
    return Promise.resolve(new Response(JSON.stringify({ result })))
  })
  await renderSeeded(
    <>
      <UserList organisation={{ ...customer, id: 'o1' } as OfficeOrganisationDetails} />
      <Address />
    </>,
    { feature: 'organisations', profile: globalAdministrator, path }
  )
  return asked
}

const names = async () => {
  const table = await screen.findByRole('table', { name: 'Accounts' })
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)
}
const address = () => screen.getByRole('status').textContent

test('accounts come in pages of 25, which the address keeps', async () => {
  const asked = await open([...many, ewa])
  expect(await names()).toHaveLength(25)
  screen.getByText('1–25 of 61')
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  await screen.findByText('51–61 of 61')
  expect((await names()).at(-1)).toBe('Ewa Lisewa@example.com')
  expect(address()).toBe('?page=3')
  expect(asked).toEqual([
    { page: '1', pageSize: '25' },
    { page: '3', pageSize: '25' },
  ])
})

test('a search begins at its own first page, and keeps the keyboard', async () => {
  const asked = await open([...many, ewa], '/?page=3')
  await names()
  const field = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.type(field, 'ewa@')
  await waitFor(async () => expect(await names()).toEqual(['Ewa Lisewa@example.com']))
  expect(address()).toBe('?search=ewa%40')
  expect(asked.at(-1)).toEqual({ page: '1', pageSize: '25', search: 'ewa@' })
  expect(document.activeElement).toBe(field)
  screen.getByText('1–1 of 1')
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await screen.findByText('1–25 of 61')
  expect(address()).toBe('')
})

test('a search that finds no one says so, unlike a company without accounts', async () => {
  await open([ewa], '/?search=zzz')
  await screen.findByText('No one matches.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('zzz')
})

test('a company without accounts says that no one has one', async () => {
  await open([])
  await screen.findByText('No one has an account yet.')
})
