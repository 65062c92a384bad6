import { test } from '@japa/runner'
import { pdfPages } from '#app/core/pdf/testing/pdf_text'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import { world } from '#tests/world/world'

type Printed = Awaited<ReturnType<ReturnType<typeof requestDesk>['printed']>>
const linesOf = (answer: Printed): string[] => pdfPages(answer.body()).flatMap(({ lines }) => lines)

test.group('Requests: printing', () => {
  test('the file says what the request says, each day and who decided', async ({ client, assert }) => {
    const w = await world()
    const desk = requestDesk(client, w.employee)
    const { id, number } = await desk.filed(await madeType(w), { note: 'Zażółć gęślą: Đà Nẵng' })
    ;(await requestDesk(client, w.locationManager).approve(id, 1, { reason: 'Enjoy' })).assertStatus(200)
    const answer = await desk.printed(id)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    assert.include(answer.header('content-disposition'), `Request no. ${number}.pdf`)
    const text = linesOf(answer).join('\n')
    for (const part of [
      ...[`Request no. ${number}`, 'Annual leave (AL)', '5 days · 40:00 h', 'Zażółć gęślą: Đà Nẵng'],
      ...['usual working day', '8:00 h', 'Approved', 'Enjoy', 'Ada Zieliński', 'signature of the employee'],
    ])
      assert.include(text, part)
  })

  test('it is in the language of the reader', async ({ client, assert }) => {
    const w = await world()
    const desk = requestDesk(client, w.employee)
    const { id, number } = await desk.filed(await madeType(w, { paid: false }))
    const vietnamese = linesOf(await desk.printed(id).header('accept-language', 'vi-VN')).join('\n')
    const polish = linesOf(await desk.printed(id).header('accept-language', 'pl-PL')).join('\n')
    assert.include(vietnamese, `Đơn số ${number}`)
    assert.include(polish, `Wniosek nr ${number}`)
    assert.include(polish, '5 dni · 40:00 godz.')
    assert.include(polish, '(AL, bez wynagrodzenia)')
    assert.include(vietnamese, '(AL, không lương)')
  })

  test('those who may not see the request find no file', async ({ client }) => {
    const w = await world()
    const { id } = await requestDesk(client, w.employee).filed(await madeType(w))
    const draft = await requestDesk(client, w.employee).filed(
      await madeType(w, { shortcut: 'D', name: 'D' }),
      {
        firstDay: '2030-04-01',
        lastDay: '2030-04-01',
        draft: true,
      }
    )
    ;(await requestDesk(client, w.colleague).printed(id)).assertStatus(404)
    ;(await requestDesk(client, w.locationManager).printed(draft.id)).assertStatus(404)
    ;(await requestDesk(client, w.locationManager).printed(id)).assertStatus(200)
  })
})
