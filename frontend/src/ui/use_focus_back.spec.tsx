import { Menu } from '@mantine/core'
import { renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { useConfirm } from './confirm.tsx'
import { FormModal } from './form/form_modal.tsx'
import { useFocusBack } from './use_focus_back.ts'

function Row() {
  const [opened, setOpened] = useState(false)
  const close = async () => setOpened(false)
  return (
    <>
      <Menu>
        <Menu.Target>
          <button>More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened && (
        <FormModal title="New" form={{ saving: false, submit: close, close }}>
          <input aria-label="Name" data-autofocus />
        </FormModal>
      )}
    </>
  )
}

function Page() {
  const [opened, setOpened] = useState(false)
  const confirm = useConfirm()
  const close = async () => setOpened(false)
  return (
    <>
      <button onClick={() => setOpened(true)}>Add</button>
      <button onClick={() => void confirm({ title: 'Archive?', confirmLabel: 'Archive' })}>Ask</button>
      {opened && (
        <FormModal title="New" form={{ saving: false, submit: close, close }}>
          <input aria-label="Name" data-autofocus />
        </FormModal>
      )}
    </>
  )
}

test.each(['Add', 'Ask'])('closing the dialog that “%s” opened returns the focus to it', async (name) => {
  await renderScreen(<Page />, { feature: 'organisations' })
  const opener = screen.getByRole('button', { name })
  // Twice: the first dialog of its kind comes with its code.
  for (let time = 0; time < 2; time++) {
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('from an item of a menu the keyboard returns to the button of the menu', async () => {
  await renderScreen(<Row />, { feature: 'organisations' })
  const more = screen.getByRole('button', { name: 'More' })
  await userEvent.click(more)
  const item = await screen.findByRole('menuitem', { name: 'Rename' })
  item.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('the key after the one that closes finds the keyboard back, however soon it comes', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const { unmount } = renderHook(() => useFocusBack())
  button.blur()
  unmount()
  await Promise.resolve()
  expect(document.activeElement).toBe(button)
  button.remove()
})

test('a button that cannot have the keyboard as the dialog closes has it a moment later', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const { unmount } = renderHook(() => useFocusBack())
  button.remove()
  unmount()
  await Promise.resolve()
  document.body.append(button)
  await waitFor(() => expect(document.activeElement).toBe(button))
  button.remove()
})
