import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render.tsx'
import type { LocationValues } from '../location_values.ts'
import { PlaceFields } from './place_fields.tsx'

vi.mock('./place_map.tsx', () => ({ PlaceMap: () => null }))

function Form() {
  const point = { latitude: '', longitude: '', radiusMetres: 100 }
  return <PlaceFields form={useForm<LocationValues>({ initialValues: { point } as LocationValues })} />
}

test('coordinates copied from a map fill both fields', async () => {
  await renderScreen(<Form />, { feature: 'locations' })
  const longitude = screen.getByLabelText<HTMLInputElement>('Longitude')
  await userEvent.click(longitude)
  await userEvent.paste('52.2682, 20.9836')
  expect(screen.getByLabelText<HTMLInputElement>('Latitude').value).toBe('52.2682')
  expect(longitude.value).toBe('20.9836')
})
