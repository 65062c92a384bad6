import type { Linter } from 'eslint'

/** An import that is not allowed here, as a regular expression over its source, and what to do instead. */
interface Ban {
  regex: string
  message: string
}

/** The rules that keep an import out, be it a statement or `import()`. */
export function bans(list: Ban[]): Linter.RulesRecord {
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

const contractsMessage = 'Contracts know only each other and @shiftloom/solver/time.'

/** What the frontend may import of the backend knows nothing of it. */
export const contractBoundaries: Linter.Config[] = [
  {
    files: ['backend/contracts/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: bans([{ regex: '^(?!\\./|@shiftloom/solver/time)', message: contractsMessage }]),
  },
  {
    files: ['backend/contracts/*/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: bans([{ regex: '^(?!\\.{1,2}/(?!\\.\\./)|@shiftloom/solver/time)', message: contractsMessage }]),
  },
]

/** Features meet in `app/`; `ui/` and `lib/` know no feature. */
export function frontendBoundaries(features: string[], office: string[]): Linter.Config[] {
  const outside = {
    regex: '^(\\.\\./)+(backend|solver)/',
    message: 'Import it from @shiftloom/backend or @shiftloom/solver.',
  }
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
    {
      files: ['frontend/src/{ui,lib}/**/*.{ts,tsx}'],
      rules: bans([
        outside,
        {
          regex: '^(#|(\\.\\.)(/\\.\\.)*)/(features|office|app)(/|$)',
          message: 'ui/ and lib/ know no feature and not app/.',
        },
      ]),
    },
  ]
}

/** Which kernels each solver kernel may not look up to: time <- labour_code <- roster, labour_model <- planning. */
const upwards: Record<string, string[]> = {
  time: ['labour_code', 'roster', 'labour_model', 'planning'],
  labour_code: ['roster', 'labour_model', 'planning'],
  roster: ['labour_model', 'planning'],
  labour_model: ['roster', 'planning'],
  planning: ['portfolio', 'cli'],
}

/** The kernels run in the server, in worker threads and in browsers alike, so they do no input or output. */
export const kernelBoundaries: Linter.Config[] = Object.entries(upwards).map(([self, above]) => ({
  files: [`solver/src/${self}/**/*.ts`],
  ignores: ['**/*.spec.ts', '**/*.property.ts'],
  rules: bans([
    {
      regex: `^((\\.\\./)+|@shiftloom/solver/)(${above.join('|')})/`,
      message: `${self} lies below it: time <- labour_code <- roster, labour_model <- planning.`,
    },
    { regex: '^(\\.\\./)+(worker|pool)[./]', message: 'A kernel does not know how it is run.' },
    {
      regex: '^(pg|bullmq|ioredis|piscina)$|^node:|^#|^@shiftloom/backend',
      message: 'A kernel is pure: no database, queue, file, thread or product around it.',
    },
  ]),
}))
