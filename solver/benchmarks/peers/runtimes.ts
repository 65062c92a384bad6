import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = process.env.PEERS_HOME ?? join(homedir(), '.cache', 'shiftloom-peers')
const ORTOOLS = 'ortools==9.14.6206'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const run = (program: string, ...args: string[]): unknown =>
  execFileSync(program, args, { stdio: ['ignore', 2, 2] })

/** The start of a command line that runs CP-SAT; OR-Tools is installed into a folder of its own first. */
export function cpSatCommand(): string[] {
  const environment = join(home, ORTOOLS)
  const python = join(environment, 'bin', 'python')
  if (!existsSync(python)) {
    mkdirSync(home, { recursive: true })
    run('python3', '-m', 'venv', environment)
  }
  run(python, '-m', 'pip', 'install', '--quiet', ORTOOLS)
  return [python, here('cp_sat.py')]
}

/** The start of a command line that runs Timefold, built by Maven first; Java comes from Debian where it is missing. */
export function timefoldCommand(): string[] {
  if (!runs('java', '-version') || !runs('mvn', '-version')) {
    run('apt-get', 'install', '-y', 'default-jdk-headless', 'maven')
  }
  const build = join(home, 'timefold')
  run('mvn', '-q', '-B', '-f', here('timefold/pom.xml'), `-Dpeers.build=${build}`, 'package')
  return ['java', '-cp', `${join(build, 'classes')}:${join(build, 'dependency', '*')}`, 'peers.Main']
}

function runs(...[program = '', ...args]: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
