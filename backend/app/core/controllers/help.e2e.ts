import { test } from '@japa/runner'
import { startWeb } from '#app/core/hubs/network_stage'
import { startFromSources } from '#app/core/outage/process_stage'
import type { Enums } from '#contracts/identity'

const none = { HELP_PHONE: '', HELP_KNOWLEDGE_BASE_URL: '', HELP_CHAT_URL: '', HELP_EMAIL: '' }

test.group('The ways to get help', (group) => {
  group.each.timeout(120_000)

  test('are those that the installation names, and none of the others', async ({ assert, cleanup }) => {
    const given = {
      HELP_PHONE: '+48 22 123 45 67',
      HELP_KNOWLEDGE_BASE_URL: 'https://help.example.com/shiftloom',
      HELP_CHAT_URL: 'https://chat.example.com/?team=7',
      HELP_EMAIL: 'help@example.com',
    }
    for (const [env, expected] of [
      [
        given,
        {
          phone: given.HELP_PHONE,
          knowledgeBase: given.HELP_KNOWLEDGE_BASE_URL,
          chat: given.HELP_CHAT_URL,
          email: given.HELP_EMAIL,
        },
      ],
      [
        { ...none, HELP_PHONE: '112 112' },
        { phone: '112 112', knowledgeBase: null, chat: null, email: null },
      ],
    ] as const) {
      const web = await startWeb(undefined, env)
      cleanup(web.kill)
      const answer = await fetch(`${web.url}/api/enums`)
      const { result } = (await answer.json()) as { result: Enums }
      assert.deepEqual(result.help, expected)
    }
  })

  test('stop the start where they cannot be used, with a sentence that says why', async ({
    assert,
    cleanup,
  }) => {
    const spoilt = {
      HELP_PHONE: 'call us',
      HELP_KNOWLEDGE_BASE_URL: 'javascript:alert(1)',
      HELP_CHAT_URL: 'chat.example.com',
      HELP_EMAIL: 'help',
    }
    const web = startFromSources(['bin/server.ts'], { ...spoilt, PORT: '0' })
    cleanup(web.kill)
    assert.deepEqual(await web.ended(), { code: 1, signal: null }, web.written())
    for (const sentence of [
      'HELP_PHONE must be a phone number',
      'HELP_KNOWLEDGE_BASE_URL must be an address that begins with https://',
      'HELP_CHAT_URL must be an address that begins with https://',
      'HELP_EMAIL must be an e-mail address',
    ])
      assert.include(web.written(), sentence)
  })
})
