import { inflateSync } from 'node:zlib'

/** One page of a PDF as its lines of text, top to bottom, and the size of its paper in points. */
export type PdfPage = { width: number; height: number; lines: string[] }

/**
 * Reads the text of a PDF as pdfkit writes it: compressed streams, subset fonts with a ToUnicode map, one string per
 * piece of text. What a reader copies from the page is what the map says, so wrong letters show here.
 */
export function pdfPages(bytes: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)!
    const content = objects.get(Number(/\/Contents (\d+)/.exec(head)![1]))!.stream
    const resources = objects.get(Number(/\/Resources (\d+)/.exec(head)![1]))!.head
    return {
      width: Number(width),
      height: Number(height),
      lines: linesOf(content, fontsOf(resources, objects)),
    }
  })
}

type PdfObject = { head: string; stream: string }

function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const [, id, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body!.indexOf('stream\n')
    const head = at < 0 ? body! : body!.slice(0, at)
    const raw = at < 0 ? '' : body!.slice(at + 7, body!.lastIndexOf('\nendstream'))
    const stream = /FlateDecode/.test(head) ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(Number(id), { head, stream })
  }
  return objects
}

/** By name in the page's content, what each glyph stands for. */
function fontsOf(resources: string, objects: Map<number, PdfObject>): Map<string, Map<string, string>> {
  const listed = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...listed.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(Number(id))!.head)!
      return [name!, glyphsOf(objects.get(Number(map[1]))!.stream)]
    })
  )
}

/** pdfkit writes ranges of glyphs from 0 on: `<0000> <0041> [<0000> <0050> <00660069>]`. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first, , list] of map.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([\da-f ]*)>/gi)].forEach(([, hex], index) => {
      const units = hex!.replaceAll(' ', '').match(/.{4}/g) ?? []
      const glyph = (parseInt(first!, 16) + index).toString(16).padStart(4, '0')
      glyphs.set(glyph, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
    })
  return glyphs
}

function linesOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const pieces: { x: number; y: number; text: string }[] = []
  for (const [, block] of content.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const [, x, y] = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/.exec(block!)!
    const font = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(block!)![1]!)!
    const text = [...block!.matchAll(/<([\da-f]+)>/gi)]
      .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      .map((glyph) => font.get(glyph.toLowerCase()) ?? '\uFFFD')
      .join('')
    pieces.push({ x: Number(x), y: Number(y), text })
  }
  const rows = Map.groupBy(pieces, ({ y }) => Math.round(y))
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([, row]) =>
      row
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text.trim())
        .join(' ')
        .trim()
    )
}
