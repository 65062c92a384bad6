import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { CameraReader } from './camera_reader.tsx'

const stopped = vi.fn()
let answer: () => Promise<unknown>
let seen: string[]
beforeEach(() => {
  stopped.mockClear()
  seen = []
  answer = async () => ({ getTracks: () => [{ stop: stopped }] })
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => answer() },
  })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => seen.map((rawValue) => ({ rawValue }))
    }
  )
  HTMLMediaElement.prototype.play = async () => {}
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    writable: true,
    value: null,
  })
})

async function opened() {
  const read = vi.fn()
  await renderSeeded(<CameraReader onRead={read} />, { feature: 'kiosk' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show a QR code to the camera' }))
  return { user, read }
}

test('a code before the camera is read once, and the camera ends', async () => {
  const { read } = await opened()
  await screen.findByText('Hold your QR code in front of the camera.')
  expect(read).not.toHaveBeenCalled()
  act(() => void (seen = ['SL1.abc']))
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[{ method: 'qr', code: 'SL1.abc' }]]))
  expect(stopped).toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Show a QR code to the camera' })
})

test('before the permission it says what the camera is for', async () => {
  answer = () => new Promise(() => {})
  await opened()
  await screen.findByText(/allow it, so that your QR code can be read\. The picture is neither kept nor sent/)
})

test('a camera that was refused, or is none, leaves the PIN', async () => {
  answer = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  const { user } = await opened()
  await screen.findByText(/The camera is blocked for this page/)
  await user.click(screen.getByRole('button', { name: 'Close the camera' }))
  answer = () => Promise.reject(new DOMException('no', 'NotFoundError'))
  await user.click(screen.getByRole('button', { name: 'Show a QR code to the camera' }))
  await screen.findByText(/No camera can be used on this device/)
})

test('closed by hand, the camera ends as well', async () => {
  const { user } = await opened()
  await screen.findByText('Hold your QR code in front of the camera.')
  await user.click(screen.getByRole('button', { name: 'Close the camera' }))
  await vi.waitFor(() => expect(stopped).toHaveBeenCalled())
})
