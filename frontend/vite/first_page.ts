import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the first visit shows: the sign-in page, in the language spoken before the user's is known. */
const soonNeeded = [
  'src/features/identity/login_screen.tsx',
  'src/features/identity/locales/pl-PL.json',
  'src/lib/i18n/locales/pl-PL.json',
]
const styleLink = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Makes a first visit on a slow line short: the logo is painted before the style sheet is there, and the sign-in page is
 * fetched beside the application instead of after it.
 */
export function firstPage(): Plugin {
  return {
    name: 'shiftloom:first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const styles = html.match(styleLink) ?? []
        return html
          .replace(styleLink, '')
          .replace('  </head>', `${hintsOf(bundle ?? {}).join('')}  </head>`)
          .replace('  </body>', `${styles.join('').replace(/^\n/, '')}\n  </body>`)
      },
    },
  }
}

/** Links to the files of the sign-in page that the start does not load anyway. */
function hintsOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = closureOf(chunks, (chunk) => chunk.isEntry)
  const wanted = closureOf(chunks, ({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => soonNeeded.some((path) => id?.endsWith(path)))
  )
  const added = [...wanted].filter((chunk) => !start.has(chunk))
  const styles = added.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [
    ...added.map(({ fileName }) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`),
    ...styles.map((file) => `    <link rel="preload" as="style" crossorigin href="/${file}">\n`),
  ]
}

/** The wanted chunks with everything they import at once. */
function closureOf(chunks: Chunk[], isWanted: (chunk: Chunk) => boolean): Set<Chunk> {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach((file) => add(chunks.find(({ fileName }) => fileName === file)))
  }
  chunks.filter(isWanted).forEach(add)
  return found
}
