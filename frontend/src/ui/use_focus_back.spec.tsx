import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { useConfirm } from './confirm.tsx'
import { FormModal } from './form/form_modal.tsx'

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

test.each(['Add', 'Ask'])('whoever closes the dialog that “%s” opened stands there again', async (name) => {
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
