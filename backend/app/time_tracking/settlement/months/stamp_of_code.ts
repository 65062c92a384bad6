import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kernels = fileURLToPath(
  new URL('../', import.meta.resolve('@shiftloom/solver/time_records/settled_day'))
)
const modules = fileURLToPath(new URL('../../../', import.meta.url))

/** What settles work, and what it asks. */
const folders = [
  ...['labour_code', 'time', 'time_records'].map((name) => join(kernels, name)),
  ...['labour_code', 'organisation', 'scheduling', 'time_tracking/settlement'].map((name) =>
    join(modules, name)
  ),
]

let stamp: Promise<string> | undefined

/** A digest of the code that settles: what another version of the product has stored is out of date. */
export const stampOfCode = (): Promise<string> => (stamp ??= readStamp())

async function readStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = await Array.fromAsync(glob('**/*.{js,ts}', { cwd: folder }))
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)))
  }
  return hash.digest('base64url')
}
