import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { SearchField } from './search_field.tsx'
import { useTableState } from './table_state.ts'

const List = () => <SearchField state={useTableState()} aria-label="Search" />

beforeAll(() => startI18n('en-US'))
beforeEach(() => {
  window.history.replaceState(null, '', '/list')
  const router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/list/:id', element: <p>Details</p> },
  ])
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  )
})
const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

test('what is typed is searched for, by the address', async () => {
  type('ziar')
  type('ziarno')
  await waitFor(() => expect(window.location.search).toBe('?search=ziarno'))
  expect(window.location.pathname).toBe('/list')
})

test('a page that is opened before the search began is not searched', async () => {
  type('ziarno')
  // As the router does it: the address is new, and the old page is on the screen until the new one is drawn.
  window.history.pushState(null, '', '/list/1')
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(window.location.pathname + window.location.search).toBe('/list/1')
})
