import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import {
  colleague,
  customer,
  gastronomy,
  globalAdministrator,
  poland,
  usualInPoland,
} from '../../testing/provider.ts'
import { fieldAt, renderSeeded } from '../../testing/seeded.tsx'
import { IndustryScreen } from './industries/industry_screen.tsx'
import { OrganisationScreen } from './organisations/organisation_screen.tsx'
import { RegionScreen } from './regions/region_screen.tsx'
import { UserScreen } from './users/user_screen.tsx'

// Leaving is the router's; what is typed and sent is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

type Case = [
  feature: string,
  screen: ReactNode,
  key: string[],
  row: { id: string; name: string; version: number },
]
const cases: Case[] = [
  ['organisations', <OrganisationScreen />, ['office', 'organisation', 'o1'], customer],
  ['users', <UserScreen />, ['office', 'users', 'one', 'u2'], colleague],
  ['industries', <IndustryScreen />, ['office', 'industries', 'one', 'i1'], gastronomy],
  ['regions', <RegionScreen />, ['office', 'regions', 'one', 'r1'], poland],
] // prettier-ignore

async function open([feature, shown, key, row]: Case, role: number) {
  const at = (
    <Routes>
      <Route path="/:id" element={shown} />
    </Routes>
  )
  const profile = { ...globalAdministrator, role }
  await renderSeeded(at, { feature, profile, path: `/${row.id}`, known: [[key, row]] })
  return fieldAt('name')
}
// Found by its text: roles of everything on a big page are slow to work out.
const save = () => screen.queryByText('Save')?.closest('button')

test.each(cases)(
  '%s: when another user was faster, what was typed stays and is saved on theirs',
  async (...one) => {
    const [feature, , , row] = one
    let current: object = { ...row, name: 'Theirs', version: row.version + 4 }
    const sent = answerWith({
      'GET /office/organisation-choices': { result: { industries: [], carers: [] } },
      'GET /office/usual-settings': { result: usualInPoland },
      [`GET /office/${feature}/${row.id}`]: () => ({ result: current }),
      [`PUT /office/${feature}/${row.id}`]: ({ name, version }: { name: string; version: number }) =>
        version === row.version
          ? { status: 409, Details: { current } }
          : { result: (current = { ...current, name, version: version + 1 }) },
    })
    const name = await open(one, 8)
    fireEvent.change(name, { target: { value: 'Mine' } })
    await userEvent.click(save()!)
    expect((await screen.findByText('Someone else has just saved changes here')).textContent).toBeTruthy()
    expect(name.value).toBe('Mine')
    await userEvent.click(save()!)
    await vi.waitFor(() => expect(save()).toBeUndefined())
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Mine', version: row.version },
      { name: 'Mine', version: row.version + 4 },
    ])
    expect(name.value).toBe('Mine')
  },
  30_000
)

test.each(cases)('%s: users who may not change it see the same fields, closed', async (...one) => {
  const sent = answerWith({})
  const name = await open(one, 5)
  expect(name.value).toBe(one[3].name)
  expect(name.closest('fieldset')!.disabled).toBe(true)
  expect(screen.queryByText('Archive')).toBeNull()
  expect(sent).toEqual([])
})
