// Ends with 0 when node_modules holds what package-lock.json asks for. JavaScript, because it runs on the host's Node.
import { existsSync, readFileSync } from 'node:fs'

const packagesOf = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages
const record = 'node_modules/.package-lock.json' // npm's own note of what it installed

if (!existsSync(new URL(`../${record}`, import.meta.url))) process.exit(1)
const found = packagesOf(record)
const differs = Object.entries(packagesOf('package-lock.json')).some(([path, wanted]) => {
  if (path === '' || wanted.link) return false
  const isLeftOut = !found[path] && (wanted.optional || wanted.devOptional) // made for another platform
  return !isLeftOut && found[path]?.version !== wanted.version
})
process.exit(differs ? 1 : 0)
