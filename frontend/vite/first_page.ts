import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import type { Plugin, Rolldown } from 'vite'
import { withFirstForm } from './first_form.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the first visit shows: the sign-in page. */
const soonNeeded = (locale: Locale) => [
  'src/features/identity/login_screen.tsx',
  `src/features/identity/locales/${locale}.json`,
  `src/lib/i18n/locales/${locale}.json`,
]
/** Spoken before the user's language is known, on most hosts. */
const usual: Locale = 'pl-PL'
const styleLink = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Makes a first visit on a slow line short: the logo is painted before the style sheet is there, the sign-in page is
 * fetched beside the application instead of after it, and its form stands in pages of its own (`login.pl-PL.html`).
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
          .replace('  </head>', `${hintsOf(bundle ?? {}, usual)}  </head>`)
          .replace('  </body>', `${styles.join('').replace(/^\n/, '')}\n  </body>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        for (const locale of locales) {
          const own = String(page.source).replace(hintsOf(bundle, usual), hintsOf(bundle, locale))
          const source = withFirstForm(own, locale)
          this.emitFile({ type: 'asset', fileName: `login.${locale}.html`, source })
        }
      },
    },
  }
}

/** Links to the files of the sign-in page that the start does not load anyway. */
function hintsOf(bundle: Bundle, locale: Locale): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = closureOf(chunks, (chunk) => chunk.isEntry)
  const wanted = closureOf(chunks, ({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => soonNeeded(locale).some((path) => id?.endsWith(path)))
  )
  const added = [...wanted].filter((chunk) => !start.has(chunk))
  const styles = added.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [
    ...added.map(({ fileName }) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`),
    ...styles.map((file) => `    <link rel="preload" as="style" crossorigin href="/${file}">\n`),
  ].join('')
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
