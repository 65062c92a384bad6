import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Writes a working module: table behind its organisation, endpoint, sentences, test and all the wiring. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description =
    'Create a module with a guarded table, an endpoint, sentences in three languages and a test'

  @args.string({ description: 'Name in snake_case, as time_tracking' })
  declare name: string

  async run() {
    const { migrationStamp } = await import('#app/core/scaffold/migration_stamp')
    const { moduleFiles } = await import('#app/core/scaffold/module_files')
    const { addErrors, declareModule, registerRoutes } = await import('#app/core/scaffold/wire_module')
    const root = fileURLToPath(this.app.appRoot)
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(this.name))
      return this.#refuse(`"${this.name}" is not snake_case`)
    if (existsSync(join(root, 'app', this.name)))
      return this.#refuse(`the module ${this.name} exists already`)
    const files = moduleFiles(this.name, migrationStamp(new Date()))
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      this.logger.action(`create ${path}`).succeeded()
    }
    const change = (path: string, edit: (text: string, name: string) => string) => {
      writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8'), this.name))
      this.logger.action(`update ${path}`).succeeded()
    }
    change('modules.ts', declareModule)
    change('start/routes.ts', registerRoutes)
    change('contracts/errors.ts', addErrors)
    this.#format(root, [...files.keys(), 'modules.ts', 'start/routes.ts', 'contracts/errors.ts'])
    this.logger.info(
      'next: node ace codegen && node ace db:prepare && node ace schema:types && node ace openapi:generate'
    )
  }

  /** Where a line breaks depends on the length of the name. */
  #format(root: string, files: string[]) {
    const prettier = join(root, '../node_modules/prettier/bin/prettier.cjs')
    const { status, stderr } = spawnSync(process.execPath, [prettier, '--write', ...files], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) this.#refuse(`the files are written, but not formatted: ${stderr}`)
  }

  #refuse(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}
