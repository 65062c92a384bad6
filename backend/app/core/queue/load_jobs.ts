import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports every module's `jobs/*_job` file, each of which registers its handler. @returns how many */
export async function loadJobs(appFolder: string): Promise<number> {
  const files = await Array.fromAsync(glob('*/{jobs,*/jobs}/*_job.{ts,js}', { cwd: appFolder }))
  for (const file of files.sort()) await import(pathToFileURL(join(appFolder, file)).href)
  return files.length
}
