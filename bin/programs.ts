import { spawnSync } from 'node:child_process'

/** The path of a program on PATH, or null. */
export function programOnPath(name: string): string | null {
  const result = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() : null
}

/** Whether Debian packages can be installed by us: as root, with apt. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && programOnPath('apt-get') !== null
}

/** Installs a Debian package. Mirrors fail now and then, so it tries three times. */
export function installPackage(name: string): boolean {
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return true
  }
  return false
}
