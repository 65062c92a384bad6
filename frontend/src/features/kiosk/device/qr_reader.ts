type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats(): Promise<string[]>
    }
  }
}

/** The text of the QR code that a camera shows; null while there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>

/** By the browser where it can, else by a library that is loaded then. */
export async function qrReader(): Promise<QrReader> {
  const detector = (await ownDetector()) ?? (await libraryDetector())
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null
}

const libraryDetector = async (): Promise<Detector> => {
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}
