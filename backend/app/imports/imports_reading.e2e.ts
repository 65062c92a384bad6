import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { columnsOf, importer } from '#app/imports/testing/stage'
import { formulaMark } from '#contracts/imports'
import { acting, world, type World } from '#tests/world/world'

const mail = (w: World, index: number) => `read.${index}.${w.organisationId.slice(-12)}@example.test`
const countryOf = (w: World, country: string) =>
  acting(w.admin, () => rows('update organisations set country = ?', [country]))

test.group('Files as people have them', () => {
  test('one column of full names, national phones and days of every shape are read and shown before they are saved', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await countryOf(w, 'PL')
    const { checked, outcome, run } = importer(client, w.admin)
    const columns = columnsOf('fullName', 'email', 'mainLocation', 'phone', 'contractStartsOn')
    const days = ['46027', 'Jan 5, 2026', '5 stycznia 2026', '1/5/2026', '5.1.26']
    const { id, counts } = await checked({
      columns,
      rows: days.map((day, index) => ['Nguyễn Thị Hoa', mail(w, index), 'Hà Nội', '601 100 200', day]),
      options: { nameOrder: 'family_middle_given', dateOrder: 'month_first' },
    })
    assert.containsSubset(counts, { added: days.length, invalid: 0 })
    const shown = await outcome(id, 'added')
    for (const { person } of shown)
      assert.containsSubset(person, {
        name: 'Hoa',
        surname: 'Nguyễn Thị',
        phone: '+48601100200',
        mainLocation: 'Hà Nội',
        contract: { startsOn: '2026-01-05' },
      })
    assert.deepEqual(
      shown.map(({ number, notes }) => [number, notes.map(({ kind, text }) => [kind, text])]),
      [
        [5, [['ambiguous', '“1/5/2026” is read as January 5, 2026.']]],
        ...[2, 3, 4, 6].map((number) => [number, []]),
      ],
      'rows with notes come first'
    )
    await run(id)
    const [saved] = await acting(w.admin, () =>
      rows<{ name: string; surname: string; phone: string }>(
        'select name, surname, phone from employees where email = ?',
        [mail(w, 0)]
      )
    )
    assert.deepEqual(saved, { name: 'Hoa', surname: 'Nguyễn Thị', phone: '+48601100200' })
  })

  test('a full name that is missing or a single word is reported once, in its column', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { checked, problems } = importer(client, w.admin)
    const columns = columnsOf('fullName', 'email', 'mainLocation')
    const rows = [
      ['Ewa', mail(w, 0), 'Warszawa'],
      ['', mail(w, 1), 'Warszawa'],
    ]
    const found = await problems((await checked({ columns, rows })).id)
    assert.deepEqual(
      found.map((row) => row.problems.map(({ column, value }) => [column, value])),
      [[['fullName col', 'Ewa']], [['fullName col', '']]]
    )
  })

  test('rows without a location or a contract get the usual ones, people who have a contract do not', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [place] = await acting(w.admin, () =>
      rows<{ id: string; name: string }>(
        'select id, name from locations where archived_at is null order by id limit 1'
      )
    )
    const { checked, outcome, run } = importer(client, w.admin)
    const options = { defaultLocationId: place!.id, defaultContract: { startsOn: '2026-02-01', fte: 0.5 } }
    const columns = columnsOf('name', 'surname', 'email', 'mainLocation', 'contractStartsOn')
    const people = [
      ['Ada', 'Nowak', mail(w, 1), '', ''],
      ['Jan', 'Nowak', mail(w, 2), '', '2026-03-01'],
    ]
    const { id } = await checked({ columns, rows: people, options })
    assert.deepEqual(
      (await outcome(id, 'added')).map(({ person }) => [person!.mainLocation, person!.contract]),
      [
        [place!.name, { startsOn: '2026-02-01', endsOn: null, fte: 0.5 }],
        [place!.name, { startsOn: '2026-03-01', endsOn: null, fte: 1 }],
      ]
    )
    await run(id)
    const again = await checked({ columns, rows: people.map((row) => [...row.slice(0, 4), '']), options })
    assert.containsSubset(again.counts, { unchanged: 2, updated: 0 })
    assert.equal((await outcome(again.id, 'unchanged'))[0]?.person?.surname, 'Nowak')
  })

  test('what a text means is said once, and remembered for the next file', async ({ client, assert }) => {
    const w = await world()
    const [place] = await acting(w.admin, () =>
      rows<{ id: string; name: string }>(
        'select id, name from locations where archived_at is null order by id limit 1'
      )
    )
    const mine = importer(client, w.admin)
    const columns = columnsOf('name', 'surname', 'email', 'mainLocation')
    const file = (from: number) => ({
      columns,
      rows: [from, from + 1].map((index) => ['Ada', 'Nowak', mail(w, index), index % 2 ? 'MAIN' : 'main ']),
    })
    const { id, counts } = await mine.checked(file(1))
    assert.equal(counts?.invalid, 2)
    assert.deepEqual(await mine.unknown(id), [{ kind: 'location', value: 'MAIN', rows: 2, match: null }])
    const decided = await mine.decided(id, { matches: { location: { Main: place!.id } } })
    assert.containsSubset(decided.counts, { added: 2, invalid: 0 })
    const next = await mine.checked(file(3))
    assert.containsSubset(next.counts, { added: 2, invalid: 0 })
    assert.equal((await mine.outcome(next.id, 'added'))[0]?.person?.mainLocation, place!.name)
    const theirs = await importer(client, w.advisor).checked(file(5))
    assert.equal(theirs.counts?.invalid, 2, 'what one person said is theirs')
    const back = await mine.decided(next.id, { matches: { location: { main: '' } } })
    assert.equal(back.counts?.invalid, 2, 'it can be taken back')
    const strange = '00000000-0000-7000-8000-000000000000'
    const wrong = await mine.decided(next.id, { matches: { location: { main: strange } } })
    assert.equal(wrong.counts?.invalid, 2, 'a location out of sight is none')
  })

  test('an unreadable optional value fails its row until leaving it out is agreed', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { checked, decided, problems, outcome, run } = importer(client, w.admin)
    const columns = columnsOf(
      'name',
      'surname',
      'email',
      'mainLocation',
      'phone',
      'contractStartsOn',
      'positions'
    )
    const { id, counts } = await checked({
      columns,
      rows: [
        ['Ada', 'Nowak', mail(w, 1), 'Hà Nội', 'ask her', '', ''],
        ['Ewa', 'Nowak', mail(w, 2), 'Hà Nội', '', 'soon', 'Nothing known'],
        ['Iga', 'Nowak', 'no address', 'Hà Nội', 'ask her', '', ''],
        ['Ola', 'Nowak', mail(w, 3), 'Hà Nội', '', `${formulaMark}=TODAY()`, ''],
      ],
    })
    assert.containsSubset(counts, { added: 0, invalid: 4, mendable: 3 })
    assert.include(
      (await problems(id)).flatMap((row) => row.problems.map(({ reason }) => reason)),
      'The formula “=TODAY()” has no value in the file. Open the file in a spreadsheet and save it, or write the value.'
    )
    const agreed = await decided(id, { leaveOutUnreadable: true })
    assert.containsSubset(agreed.counts, { added: 3, invalid: 1, mendable: 0 })
    assert.deepEqual(
      (await outcome(id, 'added')).map(({ number, person, notes }) => [
        number,
        person!.phone,
        person!.contract,
        notes.map(({ kind, field }) => `${kind} ${field}`),
      ]),
      [
        [2, null, null, ['left_out phone']],
        [3, null, null, ['left_out contractStartsOn', 'left_out positions']],
        [5, null, null, ['left_out contractStartsOn']],
      ]
    )
    assert.equal((await run(id)).counts?.added, 3)
  })

  test('a contract or rate with an unreadable value is left out as a whole, and no usual contract takes its place', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { checked, decided, outcome } = importer(client, w.admin)
    const terms = columnsOf('contractStartsOn', 'contractEndsOn', 'fte', 'rateValidFrom', 'hourlyRate')
    const columns = [...columnsOf('name', 'surname', 'email', 'mainLocation', 'monthlySalary'), ...terms]
    const of = (index: number, ...cells: string[]) => ['Ada', 'Nowak', mail(w, index), 'Hà Nội', ...cells]
    const { id, counts } = await checked({
      columns,
      rows: [
        of(1, '', '2026-01-01', 'later', '0.5', '2026-02-01', '30'),
        of(2, '', '2026-01-01', '2026-12-31', 'part', '2026-02-01', '30'),
        of(3, '', '2026-01-01', '2026-12-31', '0.5', 'sometime', '30'),
        of(4, '5000', '2026-01-01', '2026-12-31', '0.5', '2026-02-01', 'none'),
      ],
      options: { defaultContract: { startsOn: '2026-01-05', fte: 1 } },
    })
    assert.containsSubset(counts, { added: 0, invalid: 4, mendable: 4 })
    await decided(id, { leaveOutUnreadable: true })
    assert.deepEqual(
      (await outcome(id, 'added')).map(({ person, notes }) => [
        person!.contract && person!.contract.fte,
        person!.rate && [person!.rate.kind, person!.rate.validFrom],
        notes.map(({ kind, field }) => `${kind} ${field}`),
      ]),
      [
        [null, ['hourly', '2026-02-01'], ['left_out contractEndsOn']],
        [null, ['hourly', '2026-02-01'], ['left_out fte']],
        [0.5, null, ['left_out rateValidFrom']],
        [0.5, ['monthly', '2026-02-01'], ['left_out hourlyRate']],
      ]
    )
  })

  test('amounts that may be thousands or decimals are flagged', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () => rows(`update organisations set currency = 'VND'`))
    const { checked, outcome } = importer(client, w.admin)
    const columns = columnsOf('name', 'surname', 'email', 'mainLocation', 'rateValidFrom', 'hourlyRate')
    const { id } = await checked({
      columns,
      rows: [['Ada', 'Nowak', mail(w, 1), 'Hà Nội', '2026-01-01', '35.000']],
    })
    const [row] = await outcome(id, 'added')
    assert.containsSubset(row, { person: { rate: { kind: 'hourly', amountMinor: 35000, currency: 'VND' } } })
    assert.equal(row!.notes[0]?.text, '“35.000” is read as ₫35,000.')
  })

  test('a rate that is no pay anywhere is flagged', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () => rows(`update organisations set currency = 'PLN'`))
    const { checked, outcome } = importer(client, w.admin)
    const pay = columnsOf('rateValidFrom', 'hourlyRate', 'monthlySalary')
    const of = (index: number, ...amounts: string[]) => [
      ...['Ada', 'Nowak', mail(w, index), 'Hà Nội', '2026-01-01', ...amounts],
    ]
    const { id } = await checked({
      columns: [...columnsOf('name', 'surname', 'email', 'mainLocation'), ...pay],
      rows: [of(1, '0.01', ''), of(2, '', '50'), of(3, '1', ''), of(4, '', '100')],
    })
    assert.deepEqual(
      (await outcome(id, 'added')).map(({ notes }) => notes.map(({ text }) => text.replaceAll(/\s/g, ' '))),
      [
        ['“0.01” is read as PLN 0.01, which is very little for an hour.'],
        ['“50” is read as PLN 50.00, which is very little for a month.'],
        ...[[], []],
      ]
    )
  })

  test('counters open only their own import, for users who may import', async ({ client }) => {
    const w = await world()
    const columns = columnsOf('name', 'surname', 'email', 'mainLocation')
    const file = { columns, rows: [['Ada', 'Nowak', mail(w, 1), 'Hà Nội']] }
    const { id } = await importer(client, w.admin).checked(file)
    const stranger = importer(client, (await world()).admin)
    for (const url of ['/rows?outcome=added', '/unknown-values'])
      (await stranger.send('GET', `/${id}${url}`)).assertStatus(404)
    ;(await importer(client, w.admin).send('GET', `/${id}/rows?outcome=none`)).assertStatus(400)
    ;(await importer(client, w.employee).send('GET', `/${id}/rows?outcome=added`)).assertStatus(403)
  })

  test('people who leave can be looked at before and after', async ({ client, assert }) => {
    const w = await world()
    const { checked, outcome, run } = importer(client, w.admin)
    const columns = columnsOf('name', 'surname', 'email', 'mainLocation')
    const { id, counts } = await checked({
      columns,
      rows: [['Ada', 'Nowak', mail(w, 1), 'Hà Nội']],
      options: { archiveMissing: true },
    })
    const before = await outcome(id, 'removed')
    assert.lengthOf(before, counts!.removed)
    assert.isNull(before[0]!.number)
    await run(id)
    assert.sameDeepMembers(await outcome(id, 'removed'), before)
  })
})
