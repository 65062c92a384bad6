import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { InCharge } from './in_charge.tsx'

test('people see whom to turn to at each location that names a contact', async () => {
  const items = [
    {
      id: 'a',
      name: 'Warszawa',
      inCharge: [
        { name: 'Anna', surname: 'Kowalska' },
        { name: 'Jan', surname: 'Nowak' },
      ],
    },
    { id: 'b', name: 'Hà Nội', inCharge: [] },
  ]
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ result: { items, total: 2, page: 1, pageSize: 2 } })))
  )
  await renderScreen(<InCharge />, { feature: 'my_schedule' })
  await screen.findByText('In charge at Warszawa: Anna Kowalska and Jan Nowak')
  expect(screen.queryByText(/Hà Nội/)).toBeNull()
})
