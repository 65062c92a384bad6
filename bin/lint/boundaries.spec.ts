import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { inRoot } from '../paths.ts'

// The planted files do not exist, so the rules that need types are left out.
const eslint = new ESLint({
  cwd: inRoot(),
  overrideConfig: [
    {
      ...tseslint.configs.disableTypeChecked,
      files: ['**/*.{ts,tsx}'],
    },
  ],
})

async function findings(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: inRoot(path) })
  const messages = result?.messages ?? []
  assert.ok(!messages.some(({ fatal }) => fatal), messages[0]?.message)
  return messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

const boundaryFindings = async (path: string, code: string) =>
  (await findings(path, code)).filter((finding) => finding.startsWith('no-restricted'))

interface Plant {
  file: string
  source: string
  says: RegExp
}

const refused: Record<string, Plant> = {
  'a backend module that uses one it may not': {
    file: 'backend/app/identity/actions/planted.ts',
    source: '#app/scheduling/public/roster',
    says: /identity may not use scheduling/,
  },
  'a backend module that reaches past a public face': {
    file: 'backend/app/scheduling/actions/planted.ts',
    source: '#app/organisation/models/location',
    says: /through #app\/organisation\/public/,
  },
  'a backend module that climbs out of its folder': {
    file: 'backend/app/scheduling/actions/planted.ts',
    source: '../../organisation/public/locations',
    says: /by its alias/,
  },
  'the backend core that knows a module': {
    file: 'backend/app/core/http/planted.ts',
    source: '#app/identity/public/sessions',
    says: /core may not use identity/,
  },
  'a contract that knows the backend': {
    file: 'backend/contracts/planted.ts',
    source: '../app/core/errors/domain_error.ts',
    says: /Contracts know only each other/,
  },
  'a contract in a folder that knows the backend': {
    file: 'backend/contracts/abilities/planted.ts',
    source: '../../app/core/errors/domain_error.ts',
    says: /Contracts know only each other/,
  },
  'a contract that needs a package': {
    file: 'backend/contracts/planted.ts',
    source: 'luxon',
    says: /Contracts know only each other/,
  },
  'a feature that imports another by alias': {
    file: 'frontend/src/features/scheduling/planted.tsx',
    source: '#/features/identity/session',
    says: /another feature/,
  },
  'a feature that imports another by path': {
    file: 'frontend/src/features/scheduling/board/planted.tsx',
    source: '../../identity/session.ts',
    says: /may not use identity/,
  },
  'a feature that imports the application around it': {
    file: 'frontend/src/features/scheduling/planted.tsx',
    source: '#/app/router',
    says: /Only app\//,
  },
  'a feature that imports backend files by path': {
    file: 'frontend/src/features/scheduling/planted.tsx',
    source: '../../../../backend/contracts/schedule.ts',
    says: /@shiftloom\/backend/,
  },
  'ui that knows a feature': {
    file: 'frontend/src/ui/planted.tsx',
    source: '../features/identity/session.ts',
    says: /ui\/ and lib\/ know no feature/,
  },
  'ui that knows what features share': {
    file: 'frontend/src/ui/form/planted.tsx',
    source: '#/domain/people/person_avatar.tsx',
    says: /not domain\//,
  },
  'lib that knows what features share': {
    file: 'frontend/src/lib/planted.ts',
    source: '../domain/company/directory.ts',
    says: /not domain\//,
  },
  'ui with a word of the trade': {
    file: 'frontend/src/ui/planted.tsx',
    source: '@shiftloom/backend/contracts/absences',
    says: /no word of the trade/,
  },
  'lib with a word of the trade': {
    file: 'frontend/src/lib/planted.ts',
    source: '@shiftloom/backend/contracts/licence',
    says: /no word of the trade/,
  },
  'domain that knows a feature': {
    file: 'frontend/src/domain/people/planted.tsx',
    source: '#/features/employees/queries.ts',
    says: /domain\/ knows no feature/,
  },
  'domain that climbs to the back office': {
    file: 'frontend/src/domain/people/planted.tsx',
    source: '../../office/users/queries.ts',
    says: /domain\/ knows no feature/,
  },
  'domain that knows the application': {
    file: 'frontend/src/domain/planted.ts',
    source: '#/app/router',
    says: /domain\/ knows no feature/,
  },
  'lib that knows the application': {
    file: 'frontend/src/lib/planted.ts',
    source: '#/app/router',
    says: /ui\/ and lib\/ know no feature/,
  },
  'a contract that knows an engine': {
    file: 'backend/contracts/planted.ts',
    source: '@shiftloom/solver/roster/engine',
    says: /Contracts know only each other/,
  },
  'time that looks up to the labour code': {
    file: 'solver/src/time/planted.ts',
    source: '../labour_code/verdicts.ts',
    says: /time may use no other folder/,
  },
  'the labour code that looks up to the roster': {
    file: 'solver/src/labour_code/packs/planted.ts',
    source: '../../roster/problem.ts',
    says: /labour_code may use time and nothing else/,
  },
  'the labour code that draws lots': {
    file: 'solver/src/labour_code/planted.ts',
    source: '../random.ts',
    says: /labour_code may use time and nothing else/,
  },
  'the labour code that solves linear programmes': {
    file: 'solver/src/labour_code/rules/planted.ts',
    source: '../../lp/highs_engine.ts',
    says: /labour_code may use time and nothing else/,
  },
  'linear programmes that know time': {
    file: 'solver/src/lp/planted.ts',
    source: '../time/time.ts',
    says: /lp may use no other folder/,
  },
  'the labour model that knows the labour code': {
    file: 'solver/src/labour_model/tiling/planted.ts',
    source: '../../labour_code/rule.ts',
    says: /labour_model may use lp and nothing else/,
  },
  'the roster that knows the labour model': {
    file: 'solver/src/roster/planted.ts',
    source: '../labour_model/forecast.ts',
    says: /roster may use time, labour_code, lp, random and nothing else/,
  },
  'the roster that knows itself by the name of the package': {
    file: 'solver/src/roster/planted.ts',
    source: '@shiftloom/solver/roster/problem',
    says: /import the file itself/,
  },
  'the roster that knows how demand becomes shifts': {
    file: 'solver/src/roster/search/moves/planted.ts',
    source: '../../../planning/plan.ts',
    says: /roster may use time/,
  },
  'the roster that knows a folder made tomorrow': {
    file: 'solver/src/roster/search/planted.ts',
    source: '../../tomorrow/anything.ts',
    says: /roster may use time/,
  },
  'the roster that climbs out of the solver': {
    file: 'solver/src/roster/planted.ts',
    source: '../../../backend/contracts/enums.ts',
    says: /outside of solver/,
  },
  'planning that knows the threads': {
    file: 'solver/src/planning/planted.ts',
    source: '../portfolio/run_portfolio.ts',
    says: /planning may use/,
  },
  'a kernel that knows its worker': {
    file: 'solver/src/roster/planted.ts',
    source: '../worker/pool.ts',
    says: /roster may use time/,
  },
  'a kernel that talks to the database': {
    file: 'solver/src/roster/planted.ts',
    source: 'pg',
    says: /A kernel is pure/,
  },
  'a kernel that talks to the queue': {
    file: 'solver/src/labour_model/planted.ts',
    source: 'bullmq',
    says: /A kernel is pure/,
  },
  'cases for tests of a kernel that look up': {
    file: 'solver/src/labour_code/testing/planted.ts',
    source: '../../roster/problem.ts',
    says: /labour_code may use time and nothing else/,
  },
  'a kernel that draws test cases': {
    file: 'solver/src/lp/planted.ts',
    source: 'fast-check',
    says: /A kernel is pure/,
  },
  'a kernel that uses the package of another': {
    file: 'solver/src/labour_code/planted.ts',
    source: 'highs',
    says: /A kernel is pure/,
  },
  'a kernel that reads files': {
    file: 'solver/src/roster/planted.ts',
    source: 'node:fs',
    says: /A kernel is pure/,
  },
}

for (const [plant, { file, source, says }] of Object.entries(refused)) {
  test(`refuses ${plant}`, async () => {
    for (const code of [`import '${source}'`, `export const later = () => import('${source}')`]) {
      const found = await boundaryFindings(file, code)
      assert.equal(found.length, 1, `${code} in ${file}: ${found.join(' | ') || 'nothing found'}`)
      assert.match(found[0] ?? '', says)
    }
  })
}

const allowed: Record<string, string> = {
  'backend/app/scheduling/actions/one.ts': '#app/organisation/public/locations',
  'backend/app/scheduling/actions/two.ts': '#app/scheduling/models/shift',
  'backend/app/scheduling/actions/three.ts': '#app/core/errors/domain_error',
  'backend/app/scheduling/actions/four.ts': './one.ts',
  'backend/contracts/one.ts': './enums.ts',
  'backend/contracts/abilities/two.ts': '../enums.ts',
  'frontend/src/features/scheduling/one.tsx': '#/features/scheduling/model/density',
  'frontend/src/features/scheduling/board/two.tsx': '../model/density.ts',
  'frontend/src/features/scheduling/three.tsx': '#/ui/screen',
  'frontend/src/features/scheduling/four.tsx': '#/domain/people/person_avatar.tsx',
  'frontend/src/office/users/five.tsx': '#/domain/people/person_avatar.tsx',
  'frontend/src/domain/money/six.tsx': '#/lib/writing/format.ts',
  'frontend/src/domain/picture/seven.tsx': '#/domain/people/person_avatar.tsx',
  'frontend/src/app/router.tsx': '#/features/identity/session',
  'solver/src/labour_code/one.ts': '../time/time.ts',
  'solver/src/roster/two.ts': '../labour_code/verdicts.ts',
  'solver/src/roster/search/three.ts': '../portfolio/peers.ts',
  'solver/src/roster/search/moves/four.ts': '../../../random.ts',
  'solver/src/time/five.ts': 'temporal-polyfill',
  'solver/src/lp/six.ts': 'highs',
  'solver/src/lp/testing/seven.ts': 'fast-check',
  'solver/src/worker/worker.ts': 'bullmq',
  'backend/contracts/three.ts': '@shiftloom/solver/roster/codes',
}

for (const [file, source] of Object.entries(allowed)) {
  test(`lets ${file} import ${source}`, async () => {
    assert.deepEqual(await boundaryFindings(file, `import '${source}'`), [])
  })
}

test('refuses a file of more than 300 lines, but not a migration', async () => {
  const long = 'export const one = 1\n'.repeat(1).padEnd(21 + 301, '\n')
  const about = async (path: string) =>
    (await findings(path, long)).filter((finding) => finding.startsWith('max-lines'))
  assert.equal((await about('backend/app/core/long.ts')).length, 1)
  assert.deepEqual(await about('backend/database/migrations/0001_long.ts'), [])
})

test('refuses a file name that is not snake_case', async () => {
  const about = async (path: string) =>
    (await findings(path, 'export const one = 1')).filter((f) => f.startsWith('shiftloom/'))
  assert.equal((await about('frontend/src/ui/GridView.tsx')).length, 1)
  assert.deepEqual(await about('frontend/src/ui/grid_view.spec.tsx'), [])
})
