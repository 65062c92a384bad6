import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { refusedHere } from '#/lib/screens/refused_here.ts'
import { useUnsavedGuard } from './use_unsaved_guard.ts'

vi.mock('../confirm.tsx', () => ({ useConfirm: () => async () => true }))

test.each([
  ['unsaved', true, false],
  ['saved', false, true],
])(
  'no error page takes the place of a screen with input that is not saved: %s',
  async (_, dirty, isShown) => {
    await startI18n('en-US')
    function Form() {
      useUnsavedGuard(dirty)
      return null
    }
    const { unmount } = render(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />
    )
    expect(refusedHere.show('visit', 404)).toBe(isShown)
    unmount()
    expect(refusedHere.show('visit', 404), 'once it is left').toBe(true)
    refusedHere.forget()
  }
)
