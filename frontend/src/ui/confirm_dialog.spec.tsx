import { Drawer, Modal } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { useConfirm } from './confirm.tsx'

function Page({ kind: Kind }: { kind: typeof Modal | typeof Drawer }) {
  const [opened, setOpened] = useState(false)
  const confirm = useConfirm()
  const ask = () => void confirm({ title: 'Sure?', confirmLabel: 'Do it' })
  return (
    <>
      <button onClick={ask}>Ask first</button>
      <button onClick={() => setOpened(true)}>Open</button>
      {opened && (
        <Kind opened onClose={() => setOpened(false)} title="Beneath">
          <button onClick={ask}>Ask within</button>
        </Kind>
      )}
    </>
  )
}

const levelOf = (dialog: HTMLElement): number => {
  const levels = [...document.querySelectorAll<HTMLElement>('[style*="z-index"]')]
  const level = levels
    .filter((one) => one.contains(dialog))
    .map((one) => Number(/z-index:\s*(\d+)/.exec(one.getAttribute('style')!)?.[1]))
  return Math.max(...level)
}

test.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('a question asked in a %s that opened after an earlier question is in front of it', async (_, kind) => {
  await renderScreen(<Page kind={kind as typeof Modal} />, { feature: 'organisations' })
  await userEvent.click(screen.getByRole('button', { name: 'Ask first' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Do it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const beneath = await screen.findByRole('dialog', { name: 'Beneath' })
  await userEvent.click(screen.getByRole('button', { name: 'Ask within' }))
  const question = await screen.findByRole('dialog', { name: 'Sure?' })
  expect(levelOf(question)).toBeGreaterThan(levelOf(beneath))
})
