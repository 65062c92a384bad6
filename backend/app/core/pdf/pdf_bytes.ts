import { createRequire } from 'node:module'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

type Pdfmake = typeof import('pdfmake')
const load = createRequire(import.meta.url)

let prepared: Pdfmake | null = null

/** With fonts of its own, which have the letters of all our languages, and no way to read anything else. */
function pdfmake(): Pdfmake {
  if (prepared) return prepared
  const made = load('pdfmake') as Pdfmake
  const fonts = load('pdfmake/fonts/Roboto.js') as Record<'Roboto', Record<string, string>>
  const own = new Set(Object.values(fonts.Roboto))
  made.setFonts(fonts as never)
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy((path) => own.has(path))
  return (prepared = made)
}

/** Colours of lines and of texts beside the main ones. */
export const pdfColors = { grey: '#59667e', line: '#d0d7e3' } as const

export async function pdfBytes(document: TDocumentDefinitions): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake().createPdf(document).getBuffer())
}
