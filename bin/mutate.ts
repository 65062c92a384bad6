/**
 * `npm run mutate`: breaks what guards data in many small ways and runs the specs against each; a change that none of
 * them notices fails. `npm run mutate -- stored` does so over a database, `-- --file csv` for one file,
 * `-- --lines 12 --seed 7` for some lines.
 * See docs/how-to/test-the-guards.md.
 */
import { parseArgs } from 'node:util'
import { accepted } from './mutation/accepted.ts'
import { guards, type GroupName } from './mutation/guards.ts'
import { partOfSample, sampleOf, seedOfCommit } from './mutation/sample.ts'
import { survivorsOf } from './mutation/survivors.ts'
import { inRoot } from './paths.ts'
import { anyFreePort } from './ports.ts'
import { Refusal, runCommand } from './refusal.ts'
import { toolEnvironment } from './tasks.ts'
import { runProgram } from './testing/run_program.ts'
import { openTestDatabases } from './testing/test_database.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', default: '' },
    lines: { type: 'string' },
    seed: { type: 'string', default: String(seedOfCommit(inRoot())) },
  },
})

await runCommand(async () => {
  const group = groupNamed(positionals[0] ?? 'pure')
  const { needsDatabase, parts: all } = guards[group]
  const seed = Number(values.seed)
  const parts = values.lines && needsDatabase && !values.file ? [partOfSample(all, seed)] : all
  const named = (file: string) => file.includes(values.file)
  const files = parts.flatMap((part) => part.files.filter(named))
  const mutate = values.lines ? sampleOf(files, Number(values.lines), seed) : files
  if (values.lines)
    console.log(`${mutate.length} lines, those of --seed ${values.seed}:\n${mutate.join('\n')}`)
  const databases = needsDatabase ? await openTestDatabases() : null
  try {
    if (databases) await prepare(await databases.fresh('mutation'))
    let unnoticed = 0
    for (const part of parts) {
      const ranges = mutate.filter((range) => part.files.some((file) => range.startsWith(file)))
      if (ranges.length === 0) continue
      unnoticed += await survivorsOf(part, needsDatabase, ranges, accepted)
    }
    return unnoticed > 0 ? 1 : 0
  } finally {
    await databases?.stop()
  }
})

function groupNamed(name: string): GroupName {
  if (name in guards) return name as GroupName
  throw new Refusal(`There is no group "${name}": use ${Object.keys(guards).join(' or ')}.`)
}

/** What a fresh clone lacks, and the database that the specs of every mutant share. */
async function prepare(databaseUrl: string): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: databaseUrl, PORT: String(await anyFreePort()) })
  const env = toolEnvironment({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    APP_KEY: 'only-for-the-tests-of-this-folder',
  })
  for (const command of ['codegen', 'db:prepare']) {
    const { ok, output } = await runProgram({ args: ['ace', command], cwd: inRoot('backend'), env })
    if (!ok) throw new Error(output)
  }
}
