import { runProgram } from './run_program.ts'
import { asTests, type StepResult } from './step.ts'

/** Runs files of Node's own test runner; without any, all specs below the folder. */
export async function runNodeTests(
  cwd: string,
  env: Record<string, string>,
  ...files: readonly string[]
): Promise<StepResult> {
  return asTests(
    await runProgram({
      args: ['--test', '--test-reporter=spec', ...(files.length > 0 ? files : ['**/*.spec.ts'])],
      cwd,
      env: { NODE_ENV: 'test', ...env },
    })
  )
}
