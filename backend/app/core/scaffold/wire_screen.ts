import { kebab } from '#app/core/scaffold/spellings'
import { titles } from '#app/core/scaffold/screen_files'
import { locales, type Locale } from '#contracts/enums'

type Edit = (text: string, name: string) => string

/** The screen of which a new one is a copy, as far as who may open it. */
const model = 'exports'

/** What is changed in files of the project, by their path below its root. */
export const screenEdits = new Map<string, Edit>([
  [
    'backend/contracts/abilities/routes.ts',
    (text, name) => before(text, `  '${model}',`, `  '${kebab(name)}',`),
  ],
  [
    'backend/contracts/abilities/customer_grants.ts',
    (text, name) => before(text, `  ${model}: [`, `  '${kebab(name)}': ['organisation.read'],`),
  ],
  [
    'tests/journeys/accessibility.spec.ts',
    (text, name) => before(text, `  ['/system/${model}', heading],`, `  ['/${name}', heading],`),
  ],
  [
    'tests/journeys/languages.spec.ts',
    (text, name) =>
      before(
        text,
        `  { path: '/system/${model}', ready: heading },`,
        `  { path: '/${name}', ready: heading },`
      ),
  ],
  ['tests/journeys/route_walk.txt', walked],
  ['docs/architecture.md', (text, name) => before(text, '| imports |', `| ${name} | notes |`)],
  ...locales.map((locale): [string, Edit] => [
    `frontend/src/lib/i18n/locales/${locale}.json`,
    (text, name) => entitled(text, name, locale),
  ]),
])

/** Adds a line before the one that begins like this. */
function before(text: string, beginning: string, line: string): string {
  const at = text.indexOf(`\n${beginning}`)
  if (at < 0) throw new Error(`There is no line that begins with "${beginning}" any more.`)
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`
}

/** The line of the reviewed walk: opened by the same visitors as its model. */
function walked(text: string, name: string): string {
  const line = text.split('\n').find((one) => one.includes(` ${model} `))
  if (!line) throw new Error(`The walk does not know ${model} any more.`)
  const marks = line.slice(0, line.indexOf(` ${model} `))
  return before(text, line, `${marks} ${kebab(name).padEnd(20)} ${`/${name}`.padEnd(32)} ${titles['en-US']}`)
}

/** The title of the screen, in the window and in the navigation. */
function entitled(text: string, name: string, locale: Locale): string {
  const entry = `    "${kebab(name)}": "${titles[locale]}",`
  return ['nav', 'titles'].reduce((all, part) => all.replace(`\n  "${part}": {`, `$&\n${entry}`), text)
}
