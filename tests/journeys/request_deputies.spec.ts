import type { FiledRequest, RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import type { RequestDeputy } from '@shiftloom/backend/contracts/request_deputies'
import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'

const path = '/requests_module/holidays'
const [manager, deputy] = ['location manager', 'advisor']
/** Far enough ahead that neither the demo nor other journeys ask for it. */
const day = addDays(comingMonday(), 133)

test.group('Deputies for requests', (group) => {
  group.each.setup(() => takeBack)

  test('a deputy is named, learns of it, decides in the place of the other, and the history says so', async ({
    assert,
  }) => {
    await takeBack()
    const [manages, stands] = [await whoIs(manager), await whoIs(deputy)]
    const request = await filedTo(manages.employeeId)
    const own = await signedIn(manager)
    await own.page.goto(path)
    await own.page.getByRole('button', { name: 'Deputies' }).click()
    await own.page.getByRole('button', { name: 'Name a deputy' }).click()
    const form = own.page.getByRole('dialog', { name: 'Name a deputy' })
    await form.getByLabel('Deputy').click()
    await own.page.getByRole('option', { name: `${stands.name} ${stands.surname}` }).click()
    await form.getByLabel('Last day').fill(today())
    await own.page.keyboard.press('Tab')
    assert.deepEqual(await seriousIn(own.page), [])
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await own.page.getByText(`${stands.name} ${stands.surname} in the place of`).waitFor()

    const other = await signedIn(deputy)
    await other.page.goto('/')
    await other.page.getByRole('button', { name: /^Notifications/ }).click()
    const place = `${manages.name} ${manages.surname}`
    await other.page.getByRole('button', { name: `You decide on requests in the place of ${place}` }).click()
    await other.page.waitForURL(`**${path}`)
    await other.page.getByText(`You decide on requests in the place of ${place}.`).waitFor()
    await other.page.goto(`${path}/${request.id}/details`)
    await other.page.getByRole('button', { name: 'Approve', exact: true }).click()
    const approval = other.page.getByRole('dialog')
    await approval.getByRole('button', { name: 'Approve', exact: true }).click()
    await approval.waitFor({ state: 'detached' })
    const said = `${stands.name} ${stands.surname} for ${place}`
    await other.page.getByText(said).first().waitFor()
    await other.page.getByRole('link', { name: 'History' }).click()
    await other.page.getByText(said).waitFor()
    assert.deepEqual(await seriousIn(other.page), [])

    await own.page.getByRole('button', { name: /^Take back deputy/ }).click()
    await own.page.getByText('No deputy is named.').waitFor()
    await other.page.getByRole('button', { name: /^Notifications/ }).click()
    await other.page.getByText(`You no longer decide on requests in the place of ${place}`).first().waitFor()
    assert.deepEqual([...own.complaints, ...other.complaints], [])
    for (const { context } of [own, other]) await context.close()
    await leaveNothing(request.id)
  })
})

type Named = { employeeId: string; name: string; surname: string }
const whoIs = async (role: string): Promise<Named> =>
  (await apiOf(account(role))).get('/organisation-management/organisation-users/profile')

const today = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Warsaw' }).split('-').reverse().join('.')

async function takeBack(): Promise<void> {
  const api = await apiOf(account(manager))
  for (const { id } of await api.get<RequestDeputy[]>('/requests/deputies'))
    await api.del(`/requests/deputies/${id}`)
}

async function filedTo(recipientId: string): Promise<FiledRequest> {
  const api = await apiOf(account('employee'))
  const types = await api.get<{ id: string; needsAcceptance: boolean }[]>('/requests/types/usable')
  const [filed] = await api.post<FiledRequest[]>('/requests/filed', {
    ...{ requestTypeId: types.find((type) => type.needsAcceptance)!.id, firstDay: day, lastDay: day },
    ...{ part: null, skipWeekends: true, skipHolidays: true, recipientId, note: null, draft: false },
  })
  return filed!
}

/** Other journeys find the schedule as it was. */
async function leaveNothing(id: string): Promise<void> {
  const api = await apiOf(account('organisation admin'))
  const { version } = await api.get<RequestDetails>(`/requests/filed/${id}`)
  await api.post(`/requests/filed/${id}/rejection`, { version, reason: null })
}
