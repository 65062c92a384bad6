import { Drawer, Modal } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'

test('a dialog brings no banner of its own', async () => {
  await renderScreen(
    <>
      <Modal opened onClose={() => {}} title="Question">
        text
      </Modal>
      <Drawer opened onClose={() => {}} title="Form">
        text
      </Drawer>
    </>,
    { feature: 'home' }
  )
  await screen.findByText('Question')
  const heads = [...document.querySelectorAll('header')]
  expect(heads.map((head) => head.getAttribute('role'))).toEqual(['presentation', 'presentation'])
})
