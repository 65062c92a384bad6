import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { eachOrganisation } from '#app/core/queue/each_organisation'

const companies = ['a', 'b', 'c', 'd']
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test.group('Work of a clock that goes through organisations', (group) => {
  const said: unknown[] = []
  group.each.setup(() => {
    const error = logger.error.bind(logger)
    logger.error = (...what: unknown[]) => void said.push(what)
    return () => {
      logger.error = error
      said.length = 0
    }
  })

  test('goes on after one that fails, and reports each by its id', async ({ assert }) => {
    const done = await eachOrganisation(companies, 'sweep', async (id) => {
      if (id === 'b' || id === 'c') throw new Error(`planted in ${id}`)
      return id
    })
    assert.deepEqual(done, ['a', 'd'])
    assert.deepEqual(
      said.map((what) => (what as [{ organisationId: string }])[0].organisationId),
      ['b', 'c']
    )
  })

  test('says once that the store is away, however many companies and jobs ask it', async ({ assert }) => {
    const fail = () => Promise.reject(away())
    for (const job of ['sweep', 'remind']) assert.deepEqual(await eachOrganisation(companies, job, fail), [])
    assert.lengthOf(said, 1)
  })
})
