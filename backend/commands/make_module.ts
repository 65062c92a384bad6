import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Writes a working module: table behind its organisation, endpoint, screen, sentences, tests and all the wiring. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description =
    'Create a module with a guarded table, an endpoint, a screen, sentences in three languages and tests'

  @args.string({ description: 'Name in snake_case, as time_tracking' })
  declare name: string

  async run() {
    const { migrationStamp } = await import('#app/core/scaffold/migration_stamp')
    const { moduleFiles } = await import('#app/core/scaffold/module_files')
    const { addErrors, declareModule, registerRoutes } = await import('#app/core/scaffold/wire_module')
    const { screenFiles } = await import('#app/core/scaffold/screen_files')
    const { screenEdits } = await import('#app/core/scaffold/wire_screen')
    const root = join(fileURLToPath(this.app.appRoot), '..')
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(this.name))
      return this.#refuse(`"${this.name}" is not snake_case`)
    if (existsSync(join(root, 'backend/app', this.name)))
      return this.#refuse(`the module ${this.name} exists already`)
    const files = new Map([
      ...below('backend', moduleFiles(this.name, migrationStamp(new Date()))),
      ...below('frontend', screenFiles(this.name)),
    ])
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      this.logger.action(`create ${path}`).succeeded()
    }
    const edits = new Map([
      ['backend/modules.ts', declareModule],
      ['backend/start/routes.ts', registerRoutes],
      ['backend/contracts/errors.ts', addErrors],
      ...screenEdits,
    ])
    for (const [path, edit] of edits) {
      writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8'), this.name))
      this.logger.action(`update ${path}`).succeeded()
    }
    this.#format(root, [...files.keys(), ...edits.keys()])
  }

  /** Where a line breaks depends on the length of the name. */
  #format(root: string, files: string[]) {
    const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
    const { status, stderr } = spawnSync(
      process.execPath,
      [prettier, '--write', '--ignore-unknown', ...files],
      {
        cwd: root,
        encoding: 'utf8',
      }
    )
    if (status !== 0) this.#refuse(`the files are written, but not formatted: ${stderr}`)
  }

  #refuse(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}

const below = (folder: string, files: Map<string, string>): [string, string][] =>
  [...files].map(([path, text]) => [`${folder}/${path}`, text])
