import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createTransport } from 'nodemailer'
import { v7 as newId } from 'uuid'
import { deliverMail } from '#app/core/mail/deliver_mail'
import { startMailServer } from '#app/core/mail/mail_server_stage'
import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'

const uniqueAddress = (local = 'anna') => `${local}@${newId()}.example`
const mailTo = (to: string) => ({
  organisationId: null,
  to,
  locale: 'pl-PL' as const,
  subject: 'Nowy grafik',
  text: 'Zażółć',
  html: '<p>Zażółć</p>',
})
const storedFor = (to: string) => db.from('mails').where('to_address', to).select('id')

test.group('Storing mail', () => {
  test('a mail of work that failed does not exist', async ({ assert }) => {
    const to = uniqueAddress()
    const work = organisationContext.run(newId(), async () => {
      await sendMail(mailTo(to))
      throw new Error('undone')
    })
    await assert.rejects(() => work, 'undone')
    assert.lengthOf(await storedFor(to), 0)
  })

  test('a mail of work that was kept is kept, and so is one of no work', async ({ assert }) => {
    const [within, without] = [uniqueAddress(), uniqueAddress()]
    await organisationContext.run(newId(), () => sendMail(mailTo(within)))
    await sendMail(mailTo(without))
    assert.lengthOf(await storedFor(within), 1)
    assert.lengthOf(await storedFor(without), 1)
  })
})

test.group('Handing mail to the server', (group) => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  group.each.setup(async () => {
    server = await startMailServer()
    return () => server.stop()
  })
  const deliver = (id: string) =>
    db.transaction((trx) =>
      deliverMail(trx, createTransport(server.url), 'Shiftloom <no-reply@shiftloom.example>', id)
    )
  const storeOne = async (to: string) => {
    await sendMail(mailTo(to))
    return ((await storedFor(to)) as { id: string }[])[0]!.id
  }

  test('a mail leaves once, both forms, and is gone from the table', async ({ assert }) => {
    const to = uniqueAddress()
    const id = await storeOne(to)
    assert.deepEqual(await deliver(id), { state: 'sent' })
    assert.deepEqual(await deliver(id), { state: 'absent' })
    assert.lengthOf(server.received, 1)
    const [mail] = server.received
    assert.match(mail!, new RegExp(`^To: ${to}$`, 'm'))
    assert.match(mail!, new RegExp(`^Message-ID: <${id}@shiftloom\\.example>$`, 'm'))
    assert.match(mail!, /^Content-Type: text\/plain/m)
    assert.match(mail!, /^Content-Type: text\/html/m)
    assert.lengthOf(await storedFor(to), 0)
  })

  test('two workers do not send it twice', async ({ assert }) => {
    const id = await storeOne(uniqueAddress())
    await Promise.all([deliver(id), deliver(id), deliver(id)])
    assert.lengthOf(server.received, 1)
  })

  test('a server that is busy gets it again later', async ({ assert }) => {
    const to = uniqueAddress('451')
    const id = await storeOne(to)
    await assert.rejects(() => deliver(id))
    assert.lengthOf(await storedFor(to), 1)
  })

  test('an address that does not exist is given up', async ({ assert }) => {
    const to = uniqueAddress('550')
    assert.deepEqual(await deliver(await storeOne(to)), { state: 'refused', code: '550' })
    assert.lengthOf(await storedFor(to), 0)
  })
})
