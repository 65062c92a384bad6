import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class DemoAccounts extends BaseCommand {
  static commandName = 'demo:accounts'
  static description = 'Print the accounts of the demo company'

  @flags.boolean({ description: 'As JSON' })
  declare json: boolean

  async run() {
    const { demoAccounts, demoPassword } = await import('#database/demo/accounts')
    if (this.json) {
      const accounts = demoAccounts.map(({ roleName, email, organisation, pin }) => ({
        role: roleName,
        email,
        password: demoPassword,
        name:
          organisation === 'provider'
            ? 'Shiftloom'
            : organisation === 'demo'
              ? 'Piekarnia Ziarno'
              : 'Kwiaciarnia Mak',
        ...(pin && { pin }),
      }))
      console.log(JSON.stringify(accounts))
      return
    }
    for (const { roleName, email, pin } of demoAccounts) {
      const account = `${roleName.padEnd(34)} ${email.padEnd(36)} ${demoPassword}`
      console.log(pin ? `${account}  PIN ${pin}` : account)
    }
  }
}
