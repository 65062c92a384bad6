import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class DemoAccounts extends BaseCommand {
  static commandName = 'demo:accounts'
  static description = 'Print the accounts of the demo company'

  @flags.boolean({ description: 'As JSON' })
  declare json: boolean

  async run() {
    const { demoAccounts, demoPassword } = await import('#database/demo/accounts')
    if (this.json) {
      const accounts = demoAccounts.map(({ roleName, email, organisation }) => ({
        role: roleName,
        email,
        password: demoPassword,
        name:
          organisation === 'provider'
            ? 'Shiftloom'
            : organisation === 'demo'
              ? 'Piekarnia Ziarno'
              : 'Kwiaciarnia Mak',
      }))
      console.log(JSON.stringify(accounts))
      return
    }
    for (const { roleName, email } of demoAccounts)
      console.log(`${roleName.padEnd(34)} ${email.padEnd(36)} ${demoPassword}`)
  }
}
