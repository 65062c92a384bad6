import { useEffect, useRef } from 'react'
import { readerOf } from '../device/wedge.ts'
import type { Shown } from '../state/recognise.ts'

type Nfc = {
  scan(options: { signal: AbortSignal }): Promise<void>
  onreading: ((event: NfcReading) => void) | null
}
type NfcReading = Event & { serialNumber: string }
declare global {
  interface Window {
    NDEFReader?: new () => Nfc
  }
}

/** Codes of this product begin so; whatever else a reader sends is a card. */
const shownAs = (code: string): Shown => ({ method: code.startsWith('SL1.') ? 'qr' : 'card', code })

/** `04:a2:3c:1b` as readers at a keyboard type it, so that one entry of a card serves both. */
const asTyped = (serialNumber: string): string => serialNumber.replaceAll(':', '').toUpperCase()

/**
 * Listens to readers that type, to keys of a keyboard, and to NFC where the browser has it.
 *
 * @param onKey digits, Backspace and Enter, as a person types them
 */
export function useReaders(onRead: (shown: Shown) => void, onKey: (key: string) => void): void {
  const latest = useRef({ onRead, onKey })
  useEffect(() => {
    latest.current = { onRead, onKey }
  })
  useEffect(() => {
    const read = readerOf()
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const code = read(event.key, event.timeStamp)
      if (code === null) {
        // Enter on a key of the pad presses that key.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLButtonElement))
          latest.current.onKey(event.key)
        return
      }
      event.preventDefault()
      latest.current.onRead(shownAs(code))
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!window.NDEFReader) return
    const stop = new AbortController()
    const reader = new window.NDEFReader()
    reader.onreading = ({ serialNumber }) =>
      latest.current.onRead({ method: 'card', code: asTyped(serialNumber) })
    // Without the permission the other ways remain.
    reader.scan({ signal: stop.signal }).catch(() => {})
    return () => stop.abort()
  }, [])
}
