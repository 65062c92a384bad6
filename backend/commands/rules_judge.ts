import { readFileSync } from 'node:fs'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { EntryOperation } from '#contracts/schedule'

/** As in the file: the token of the user to answer, and the operations of each command. */
type Question = { token: string; commands: EntryOperation[][] }

/** Asks the server's rules about commands of the schedule without carrying them out: to compare, and to look into reports. */
export default class RulesJudge extends BaseCommand {
  static commandName = 'rules:judge'
  static description =
    'Tell what the labour code says of schedule commands, as JSON, without carrying them out'
  static options = { startApp: true }

  @args.string({ description: 'File with {"token", "commands"} as JSON' })
  declare file: string

  @flags.boolean({ description: 'Read the plan for each command, as saving does, instead of once' })
  declare each: boolean

  async run() {
    const { verifyAccessToken } = await import('#app/identity/public/access_token')
    const { loadAccount } = await import('#app/identity/public/load_account')
    const { organisationContext } = await import('#app/core/organisation_context')
    const { judgeCommands, judgeEachCommand } = await import('#app/scheduling/commands/judge_commands')
    const { token, commands } = JSON.parse(readFileSync(this.file, 'utf8')) as Question
    const claims = await verifyAccessToken(token)
    const account = claims && (await loadAccount(claims))
    if (!account?.organisationId) return this.#refuse('The token belongs to no user of an organisation.')
    const { organisationId } = account
    const actor = { ...account, organisationId }
    const judge = this.each ? judgeEachCommand : judgeCommands
    const answers = await organisationContext.run(organisationId, () => judge(commands), actor)
    console.log(JSON.stringify(answers))
  }

  #refuse(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}
