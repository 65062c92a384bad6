import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useReaders } from './use_readers.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tag reader of the browser, as Chromium on Android has it. */
class Reader {
  static made: Reader[] = []
  onreading: ((event: { serialNumber: string }) => void) | null = null
  signal: AbortSignal | undefined
  constructor() {
    Reader.made.push(this)
  }
  scan({ signal }: { signal: AbortSignal }): Promise<void> {
    this.signal = signal
    return Promise.resolve()
  }
}

function Desk({ onRead }: { onRead: (shown: unknown) => void }) {
  useReaders(onRead, () => {})
  return null
}

test('a tag held to the device is read as the card that readers at a keyboard type, until the page goes', () => {
  vi.stubGlobal('NDEFReader', Reader)
  const onRead = vi.fn()
  const { unmount } = render(<Desk onRead={onRead} />)
  const [reader] = Reader.made
  reader!.onreading?.({ serialNumber: '04:a2:3c:1b' })
  expect(onRead).toHaveBeenCalledExactlyOnceWith({ method: 'card', code: '04A23C1B' })
  expect(reader!.signal?.aborted).toBe(false)
  unmount()
  expect(reader!.signal?.aborted).toBe(true)
})

test('without the permission to read tags the page goes on', async () => {
  const scan = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  vi.stubGlobal(
    'NDEFReader',
    class {
      scan = scan
    }
  )
  const { unmount } = render(<Desk onRead={() => {}} />)
  await vi.waitFor(() => expect(scan).toHaveBeenCalledOnce())
  unmount()
})
