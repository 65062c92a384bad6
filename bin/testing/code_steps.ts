import { inRoot } from '../paths.ts'
import { cruised, cruiser } from './import_cycles.ts'
import { runProgram } from './run_program.ts'
import { asCheck, type Step } from './step.ts'

const tool = (...parts: string[]) => inRoot('node_modules', ...parts)

/** The folders whose programs have types that `.oxlintrc.json` can follow. */
const promised = ['backend', 'solver', 'frontend', 'bin']

/** What is checked of the code without running it, types apart. */
export const codeSteps: Step[] = [
  {
    name: 'format',
    title: 'the code is formatted',
    needs: ['install'],
    reads: 'everything',
    run: async () =>
      asCheck(
        await runProgram({ args: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '.'], cwd: inRoot() })
      ),
  },
  {
    name: 'lint',
    title: 'the code keeps the rules',
    needs: ['generate'],
    reads: 'code',
    run: async () =>
      asCheck(
        await runProgram({
          args: [tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'],
          cwd: inRoot(),
        })
      ),
  },
  {
    name: 'promises',
    title: 'no error is lost in a promise',
    needs: ['generate'],
    reads: 'code',
    run: async () =>
      asCheck(await runProgram({ args: [tool('oxlint', 'bin', 'oxlint'), ...promised], cwd: inRoot() })),
  },
  {
    name: 'words',
    title: 'comments, documents and texts are in plain English',
    needs: ['install'],
    reads: 'everything',
    run: async () =>
      asCheck(
        await runProgram({
          args: [tool('cspell', 'bin.mjs'), 'lint', '--no-progress', '--no-summary'],
          cwd: inRoot(),
        })
      ),
  },
  {
    name: 'cycles',
    title: 'no file imports itself through others, types included; contracts and solver have no dead file',
    needs: ['generate'],
    reads: 'code',
    run: async () => asCheck(await runProgram({ args: [cruiser, ...cruised], cwd: inRoot() })),
  },
  {
    name: 'unused',
    title: 'every file, export and dependency is used, and listed where it is used',
    needs: ['generate'],
    reads: 'everything',
    run: async () =>
      asCheck(await runProgram({ args: [tool('knip', 'bin', 'knip.js'), '--no-progress'], cwd: inRoot() })),
  },
]
