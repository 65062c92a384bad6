import { useEffect, useRef, useState } from 'react'
import { qrReader } from '../device/qr_reader.ts'

const lookEveryMs = 150

export type CameraState = 'asking' | 'looking' | 'blocked' | 'missing'

/** Shows the camera in a video and looks for a code, until one is read. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const stop = new AbortController()
    look(video.current, stop.signal, () => setState('looking'))
      .then((code) => code !== null && latest.current(code))
      .catch((failure: unknown) => {
        if (!stop.signal.aborted) setState(isRefused(failure) ? 'blocked' : 'missing')
      })
    return () => stop.abort()
  }, [])
  return { video, state }
}

const isRefused = (failure: unknown): boolean =>
  failure instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(failure.name)

/** @returns the code, null once it is stopped */
async function look(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onOpen: () => void
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
  try {
    const read = await qrReader()
    if (!video || signal.aborted) return null
    video.srcObject = stream
    await video.play()
    onOpen()
    while (!signal.aborted) {
      const code = await read(video)
      if (code) return code
      await new Promise((done) => setTimeout(done, lookEveryMs))
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
