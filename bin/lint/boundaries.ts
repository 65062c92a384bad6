import type { Linter } from 'eslint'

/** An import that is not allowed here, as a regular expression over its source, and what to do instead. */
interface Ban {
  regex: string
  message: string
}

/** The rules that keep an import out, be it a statement or `import()`. */
function bans(list: Ban[]): Linter.RulesRecord {
  return {
    'no-restricted-imports': ['error', { patterns: list }],
    // ESLint's own rule overlooks dynamic imports.
    'no-restricted-syntax': [
      'error',
      ...list.map(({ regex, message }) => ({
        selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
        message,
      })),
    ],
  }
}

type Modules = Record<string, { uses: string[] }>

/** Backend modules, from backend/modules.ts: another module only by its `public/` folder, and only if it is listed. */
export function backendBoundaries(kernel: string[], modules: Modules): Linter.Config[] {
  const names = Object.keys(modules)
  return names.map((self) => {
    const others = names.filter((name) => name !== self)
    const open = others.filter(
      (name) => modules[self]?.uses.includes(name) || (kernel.includes(name) && !kernel.includes(self))
    )
    return {
      files: [`backend/app/${self}/**/*.ts`],
      rules: bans([
        { regex: '^\\.\\./', message: `Leave a folder by its alias: #app/${self}/…` },
        ...others
          .filter((name) => !open.includes(name))
          .map((name) => ({
            regex: `^#app/${name}/`,
            message: `${self} may not use ${name}; see backend/modules.ts.`,
          })),
        ...open
          .filter((name) => !kernel.includes(name))
          .map((name) => ({
            regex: `^#app/${name}/(?!public/)`,
            message: `Use ${name} through #app/${name}/public/….`,
          })),
      ]),
    }
  })
}

/** The tables of the kernels that contracts publish: none of them imports code. */
const published = '@shiftloom/solver/(time|labour_code/(availability|limits|rule)|roster/codes)$'
const contractsMessage =
  'Contracts know only each other, @shiftloom/solver/time and the tables of the kernels.'

/** What the frontend may import of the backend imports nothing of it. */
export const contractBoundaries: Linter.Config[] = [
  {
    files: ['backend/contracts/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: bans([{ regex: `^(?!\\./|${published})`, message: contractsMessage }]),
  },
  {
    files: ['backend/contracts/*/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: bans([{ regex: `^(?!\\.{1,2}/(?!\\.\\./)|${published})`, message: contractsMessage }]),
  },
]

/** What `ui/` and `lib/` may know of the contracts: manners of writing, answers and sessions, no word of the trade. */
const tradeless = {
  ui: 'enums|http|written_times|phone_numbers|company_numbers|organisation|schedule',
  lib: 'enums|http|hosts|written_times|organisation|schedule|abilities|identity|client_errors|exports|auto_schedule|demand',
}

/** Floors, each on those before it: `ui/` and `lib/`, `domain/`, features, which meet in `app/`. */
export function frontendBoundaries(features: string[], office: string[]): Linter.Config[] {
  const outside = {
    regex: '^(\\.\\./)+(backend|solver)/',
    message: 'Import it from @shiftloom/backend or @shiftloom/solver.',
  }
  const above = (message: string, more = ''): Ban => ({
    regex: `^(#|(\\.\\.)(/\\.\\.)*)/(${more}features|office|app)(/|$)`,
    message,
  })
  const feature = (area: string, self: string, siblings: string[]): Linter.Config => ({
    files: [`frontend/src/${area}/${self}/**/*.{ts,tsx}`],
    rules: bans([
      outside,
      ...['features', 'office'].map((other) => ({
        regex: other === area ? `^#/${other}/(?!${self}/)` : `^#/${other}/`,
        message: `${self} may not use another feature: let app/ join them.`,
      })),
      {
        regex: '^(#|(\\.\\.)(/\\.\\.)*)/app(/|$)',
        message: 'Only app/ knows the features, not the other way round.',
      },
      {
        regex: '^(\\.\\./)+(features|office)/',
        message: `${self} may not use another feature: let app/ join them.`,
      },
      ...siblings
        .filter((name) => name !== self)
        .map((name) => ({
          regex: `^(\\.\\./)+${name}/`,
          message: `${self} may not use ${name}: let app/ join them.`,
        })),
    ]),
  })
  return [
    ...features.map((self) => feature('features', self, features)),
    ...office.map((self) => feature('office', self, office)),
    ...Object.entries(tradeless).map(([floor, contracts]) => ({
      files: [`frontend/src/${floor}/**/*.{ts,tsx}`],
      ignores: ['**/*.spec.{ts,tsx}'],
      rules: bans([
        outside,
        above('ui/ and lib/ know no feature, not domain/ and not app/.', 'domain|'),
        {
          regex: `^@shiftloom/backend/(?!contracts/(${contracts})$)`,
          message: `${floor}/ knows no word of the trade: what several features share of it lies in domain/.`,
        },
      ]),
    })),
    {
      files: ['frontend/src/{ui,lib}/**/*.spec.{ts,tsx}'],
      rules: bans([outside, above('ui/ and lib/ know no feature, not domain/ and not app/.', 'domain|')]),
    },
    {
      files: ['frontend/src/domain/**/*.{ts,tsx}'],
      rules: bans([outside, above('domain/ knows no feature and not app/.')]),
    },
  ]
}

/** What each kernel of the solver may use; whatever is not listed is refused. `random` is a single file. */
const kernels: Record<string, { uses: string[]; packages: string[] }> = {
  time: { uses: [], packages: ['temporal-polyfill'] },
  lp: { uses: [], packages: ['highs', 'javascript-lp-solver'] },
  labour_code: { uses: ['time'], packages: [] },
  labour_model: { uses: ['lp'], packages: [] },
  roster: { uses: ['time', 'labour_code', 'lp', 'random'], packages: [] },
  planning: { uses: ['time', 'lp', 'roster', 'labour_model'], packages: [] },
}

/** Folders a file of a kernel may lie deep. */
const depths = [0, 1, 2, 3, 4]

/** The kernels run in the server, in worker threads and in browsers alike, so they do no input or output. */
export const kernelBoundaries: Linter.Config[] = Object.entries(kernels).flatMap(
  ([self, { uses, packages }]) => {
    const open = `(${uses.join('|') || 'none'})(/|\\.ts$)`
    const message = `${self} may use ${uses.join(', ') || 'no other folder'} and nothing else of the solver.`
    const walls = (depth: number, known: string[]): Linter.RulesRecord =>
      bans([
        { regex: `^(\\.\\./){${depth + 1}}(?!\\.\\./|${open})`, message },
        { regex: `^(\\.\\./){${depth + 2},}`, message: 'A kernel knows nothing outside of solver/src.' },
        { regex: '^@shiftloom/solver(/|$)', message: `Inside the solver import the file itself: ${message}` },
        {
          regex: `^(?!\\.|@shiftloom/solver(/|$)|(${known.join('|') || 'none'})$)`,
          message: 'A kernel is pure: no database, queue, file, thread or product around it.',
        },
      ])
    return depths.flatMap((depth) => [
      {
        files: [`solver/src/${self}/${'*/'.repeat(depth)}*.ts`],
        ignores: ['**/*.spec.ts', '**/*.property.ts', '**/testing/*.ts'],
        rules: walls(depth, packages),
      },
      {
        files: [`solver/src/${self}/${'*/'.repeat(depth)}testing/*.ts`],
        ignores: ['**/*.spec.ts'],
        rules: walls(depth + 1, [...packages, 'fast-check']),
      },
    ])
  }
)
