// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const registry = join(src, '../../backend/.adonisjs/client/registry/index.ts')
/** Where the API's paths begin: the prefixes of its modules. */
const literal =
  /(['`])\/((?:user-access|organisation-management|scheduling|exports|labour-code|demand|enums)\b[^'`\s]*)\1/g

type Asked = { path: string; where: string }

const pathsIn = (text: string, where: string): Asked[] =>
  [...text.matchAll(literal)].map(([, , path]) => ({ path: path!.split('?')[0]!, where }))

function pathsInSource(): Asked[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .flatMap((file) => pathsIn(withoutComments(readFileSync(join(src, file), 'utf8')), file))
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Of the routes the backend offers, as its code generator lists them. */
function matcher(patterns: string[]): (path: string) => boolean {
  const offered = patterns.map((pattern) => pattern.replace('/api/', '').split('/'))
  return (path) => {
    const parts = path.split('/')
    return offered.some(
      (wanted) =>
        wanted.length === parts.length &&
        wanted.every(
          (part, index) => part === parts[index] || (part.startsWith(':') && parts[index]!.includes('${'))
        )
    )
  }
}

const isPrefix = (path: string): boolean => !path.includes('/') && path !== 'enums'

describe('paths of the API', () => {
  test('every one that is asked for is offered by the backend', () => {
    expect(existsSync(registry), 'Run `npm run codegen -w @shiftloom/backend` first.').toBe(true)
    const patterns = [...readFileSync(registry, 'utf8').matchAll(/pattern: '([^']+)'/g)].map(
      ([, pattern]) => pattern!
    )
    const isOffered = matcher(patterns)
    const asked = pathsInSource()
    expect(asked.length).toBeGreaterThan(15)
    // A module's prefix alone is the beginning of a path put together elsewhere.
    const wrong = asked.filter(({ path }) => !isOffered(path) && !isPrefix(path))
    expect(wrong).toEqual([])
  })

  test('the check sees a wrong path, a missing part and a fixed word where an id belongs', () => {
    const isOffered = matcher(['/api/scheduling/runs/:id', '/api/enums'])
    const asked = pathsIn(
      "get('/enums'); get('/scheduling/run'); get(`/scheduling/runs/${id}`); get('/scheduling/runs/last')",
      ''
    )
    expect(asked.map(({ path }) => isOffered(path))).toEqual([true, false, true, false])
  })
})
