import { existsSync } from 'node:fs'
import { isCurrent, markCurrent, stampOf } from './content_stamp.ts'
import { inRoot } from './paths.ts'
import { runTask, timed, type Environment } from './tasks.ts'

const backend = inRoot('backend')
const frontend = inRoot('frontend')
const lockFile = inRoot('package-lock.json')

export const backendBuild = inRoot('backend', 'build')
export const frontendDist = inRoot('frontend', 'dist')

/** Writes the types and barrels that both builds and the type check need. Boots the application, but no database. */
export async function generateCode(env: Environment): Promise<void> {
  await runTask({
    title: 'Generating the routes and types',
    command: process.execPath,
    args: ['ace', 'codegen'],
    cwd: backend,
    env,
  })
}

/** Builds both halves side by side, each only when something it is made of has changed. */
export async function buildProduct(env: Environment): Promise<void> {
  const stamp = stampOf([backend, inRoot('solver', 'package.json'), lockFile])
  const isBuilt = isCurrent(backendBuild, stamp) && existsSync(inRoot('backend', '.adonisjs'))
  if (!isBuilt) await timed('routes and types generated', () => generateCode(env))
  await Promise.all([isBuilt || buildBackend(env, stamp), buildFrontend(env)])
}

async function buildBackend(env: Environment, stamp: string): Promise<void> {
  await timed('backend built', async () => {
    await runTask({
      title: 'Building the backend',
      command: process.execPath,
      // Types are the business of `npm test`: they never change what runs, and must not prevent starting it.
      args: ['ace', 'build', '--ignore-ts-errors'],
      cwd: backend,
      env: { ...env, NODE_ENV: 'production' },
    })
    markCurrent(backendBuild, stamp)
  })
}

/** Builds the pages, when something they are made of has changed. Needs the generated code. */
export async function buildFrontend(env: Environment): Promise<void> {
  const contracts = inRoot('backend', 'contracts')
  const stamp = stampOf(
    [frontend, contracts, inRoot('backend', '.adonisjs', 'client'), inRoot('solver', 'src'), lockFile],
    buildSettings(env)
  )
  if (isCurrent(frontendDist, stamp)) return
  await timed('frontend built', async () => {
    await runTask({
      title: 'Building the frontend',
      command: process.execPath,
      args: [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'],
      cwd: frontend,
      env: { ...env, NODE_ENV: 'production' },
    })
    markCurrent(frontendDist, stamp)
  })
}

/** What Vite writes into the pages: a change of it needs a build as well. */
function buildSettings(env: Environment): string {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(settings.sort())
}
