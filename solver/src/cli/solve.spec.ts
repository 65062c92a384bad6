import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { judgeCurtois, type Truth } from '../roster/formats/curtois_truth.ts'
import { cornerShop } from '../roster/formats/fixtures/corner_shop.ts'
import { smallWard } from '../roster/formats/fixtures/small_ward.ts'
import { BENCHMARK_MONDAY, curtoisProblem } from '../roster/formats/curtois_problem.ts'
import { generatedCurtois } from '../roster/formats/testing/generated_curtois.ts'
import { judgeInrc2 } from '../roster/formats/inrc2_truth.ts'
import { catalogue } from '../roster/parameters/parameters.ts'
import { generatedProblem } from '../roster/testing/generated_problem.ts'
import { smallProblem, employee } from '../roster/testing/small_problem.ts'
import { addDays } from '../time/time.ts'
import type { SolveLine } from './solve_line.ts'

const program = new URL('./solve.ts', import.meta.url).pathname
let folder = ''
before(() => (folder = mkdtempSync(join(tmpdir(), 'solve-'))))
after(() => rmSync(folder, { recursive: true }))

type Ended = { readonly code: number; readonly output: string; readonly errors: string }

function solve(...args: string[]): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...args], (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    )
  )
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const lastLine = ({ output }: Ended): SolveLine => JSON.parse(output.trim().split('\n').at(-1)!) as SolveLine

/** How good the roster is depends on the machine; that the line tells the truth about it does not. */
function agrees({ cost, violations }: Truth, line: SolveLine): void {
  assert.equal(line.cost, cost)
  assert.equal(line.hardViolations > 0, violations.length > 0)
}

test('a shop: one line of JSON, and a roster the judge finds to cost just that', async () => {
  const out = join(folder, 'shop.out')
  const instance = file('shop.txt', cornerShop)
  const ended = await solve('--format', 'curtois', '--instance', instance, '--seconds', '1', '--out', out)
  const line = lastLine(ended)
  assert.deepEqual(Object.keys(line), [
    'instance',
    'cost',
    'hardViolations',
    'lowerBound',
    'seconds',
    'movesPerSecond',
  ])
  assert.equal(line.instance, 'shop')
  const rows = readFileSync(out, 'utf8').split('\n')
  assert.equal(rows.length, 5, 'four people, and a line break at the end')
  for (const row of rows.slice(0, 4)) assert.equal(row.split('\t').length, 10)
  agrees(judgeCurtois(cornerShop, rows.join('\n')), line)
})

test('a ward, its files given one after the other', async () => {
  const out = join(folder, 'ward.out')
  const names = ['Sc-ward.txt', 'H0-ward-0.txt', 'WD-ward-3.txt', 'WD-ward-1.txt']
  const files = smallWard.map((text, at) => file(names[at]!, text))
  const ended = await solve('--format', 'inrc2', '--instance', ...files, '--seconds', '1', '--out', out)
  const line = lastLine(ended)
  assert.equal(line.instance, 'ward_0_3-1')
  agrees(judgeInrc2(smallWard, readFileSync(out, 'utf8')), line)
})

test('a demand curve is covered with the fewest hours, proved', async () => {
  const curve = { min_length: 2, max_length: 4, demand: [1, 2, 2, 1, 0, 0, 0, 1, 1, 0, 0, 0] }
  const ended = await solve('--format', 'tiling', '--instance', file('curve.json', JSON.stringify(curve)))
  const { cost, lowerBound, hardViolations } = lastLine(ended)
  assert.deepEqual({ cost, lowerBound, hardViolations }, { cost: 8, lowerBound: 8, hardViolations: 0 })
})

test('the same seed and steps give the same answer and roster, and a parameter another one', async () => {
  const instance = file('steps.txt', generatedCurtois({ days: 14, people: 8, types: 3, seed: 5 }))
  const run = async (name: string, ...more: string[]) => {
    const out = join(folder, name)
    const { errors, ...ended } = await solve(
      ...['--format', 'curtois', '--instance', instance, '--seed', '3', '--steps', '1500', '--out', out],
      ...more
    )
    assert.equal(ended.code, 0, errors)
    const { seconds, movesPerSecond, ...line } = lastLine({ errors, ...ended })
    assert.ok(seconds > 0 && movesPerSecond >= 0)
    return { ...line, roster: readFileSync(out, 'utf8') }
  }
  const once = await run('once')
  assert.deepEqual(await run('again'), once)
  const params = file('params.json', JSON.stringify({ windows: { cells: 15 } }))
  const narrow = await run('narrow', '--params', params)
  assert.notDeepEqual(narrow, once)
  assert.deepEqual(await run('as usual', '--params', params, '--set', 'windows.cells=150'), once)
})

test('single shifts: the same seed and steps give the same plan', async () => {
  const instance = file('moves.json', JSON.stringify(generatedProblem({ people: 6, days: 7, seed: 4 })))
  const run = async (name: string) => {
    const out = join(folder, name)
    await solve('--format', 'shiftloom', '--instance', instance, '--steps', '5000', '--out', out)
    const { assignments, iterations, stopped } = JSON.parse(readFileSync(out, 'utf8')) as Record<
      string,
      unknown
    >
    return { assignments, iterations, stopped }
  }
  const once = await run('plan once')
  assert.deepEqual(once.iterations, 5000)
  assert.equal(once.stopped, 'iterations')
  assert.deepEqual(await run('plan again'), once)
})

test('how the roster improves is written on request, down to what the last line says', async () => {
  const trace = join(folder, 'trace.json')
  const instance = file('traced.txt', cornerShop)
  const ended = await solve('--format', 'curtois', '--instance', instance, '--steps', '900', '--trace', trace)
  const { cost, lowerBound } = lastLine(ended)
  const written = JSON.parse(readFileSync(trace, 'utf8')) as {
    instance: string
    curve: { seconds: number; cost: number | null; bound: number | null }[]
  }
  assert.equal(written.instance, 'traced')
  const last = written.curve.at(-1)!
  assert.deepEqual([last.cost, last.bound], [cost, Math.round(lowerBound! * 10) / 10])
  const costs = written.curve.flatMap((point) => point.cost ?? [])
  assert.deepEqual(
    costs,
    costs.toSorted((a, b) => b - a)
  )
})

test('what became of moves is reported on request', async () => {
  const instance = file('stats.txt', cornerShop)
  const ended = await solve('--format', 'curtois', '--instance', instance, '--steps', '900', '--stats')
  const { statistics } = lastLine(ended)
  assert.ok(statistics!.some(({ name, accepted }) => name === 'windows in turn' && accepted > 0))
  assert.match(ended.errors, /\| move or part +\| proposed \| accepted/)
})

test('a target that is met ends a run long before its time', async () => {
  const instance = file('target.txt', cornerShop)
  const ended = await solve(
    '--format',
    'curtois',
    '--instance',
    instance,
    '--seconds',
    '600',
    '--target',
    '1e9'
  )
  assert.ok(lastLine(ended).seconds < 300)
})

test('help lists every parameter', async () => {
  const { code, output } = await solve('--help')
  assert.equal(code, 0)
  for (const [group, parameters] of Object.entries(catalogue))
    for (const name of Object.keys(parameters)) assert.ok(output.includes(`| ${group}.${name} `), name)
})

test('a problem of the product is planned within all rules', async () => {
  const instance = file('shop.json', JSON.stringify(generatedProblem({ people: 4, days: 3, seed: 1 })))
  const ended = await solve('--format', 'shiftloom', '--instance', instance, '--seconds', '0.5')
  assert.equal(lastLine(ended).hardViolations, 0)
})

test('counts of catalogue shifts: the shop by way of the product costs what the judge of the benchmark finds', async () => {
  const out = join(folder, 'counts.json')
  const instance = file('counts_in.json', JSON.stringify(curtoisProblem(cornerShop)))
  const ended = await solve('--format', 'shiftloom', '--instance', instance, '--seconds', '1', '--out', out)
  const line = lastLine(ended)
  const { shifts } = JSON.parse(readFileSync(out, 'utf8')) as {
    shifts: { personId: string | null; day: string; shiftTypeId: string }[]
  }
  const rows = curtoisProblem(cornerShop).people.map(({ id }) =>
    Array.from({ length: 10 }, (_, day) => {
      const on = addDays(BENCHMARK_MONDAY, day)
      return shifts.find((shift) => shift.personId === id && shift.day === on)?.shiftTypeId ?? ''
    }).join('\t')
  )
  agrees(judgeCurtois(cornerShop, rows.join('\n')), line)
  assert.ok(line.lowerBound === null || line.lowerBound <= line.cost)
})

test('headcount: shifts are chosen and given to people in one call, what no shift covers is listed', async () => {
  const out = join(folder, 'headcount.json')
  const people = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 20 ? 1 : 0))
  const problem = smallProblem({
    demand: { headcount: [{ locationId: 'bakery', positionId: 'baker', slotMinutes: 60, people }] },
    catalogue: {
      shapes: [{ positionId: null, minimumMinutes: 240, maximumMinutes: 480, startEveryMinutes: 60 }],
    },
  })
  const ended = await solve(
    ...['--format', 'shiftloom', '--instance', file('headcount_in.json', JSON.stringify(problem))],
    ...['--seconds', '4', '--out', out]
  )
  assert.equal(lastLine(ended).hardViolations, 0)
  const { shifts, uncovered } = JSON.parse(readFileSync(out, 'utf8')) as {
    shifts: { personId: string | null; workMinutes: number }[]
    uncovered: unknown[]
  }
  assert.deepEqual(uncovered, [])
  assert.equal(shifts.length, 2)
  assert.equal(shifts[0]!.workMinutes + shifts[1]!.workMinutes, 720)
  assert.ok(shifts.every(({ personId }) => personId !== null))
})

test('what makes no sense is said in words', async () => {
  const twice = JSON.stringify(smallProblem({ people: [employee('ann'), employee('ann')] }))
  const wrong: readonly [string[], RegExp][] = [
    [['--instance', 'x'], /--format must be one of curtois, inrc2, shiftloom, tiling/],
    [['--format', 'curtois'], /--instance needs at least one file/],
    [['--format', 'curtois', '--instance', '/nowhere'], /cannot be read: ENOENT/],
    [['--format', 'curtois', '--instance', file('ward.txt', smallWard[0]!)], /SECTION_HORIZON is missing/],
    [
      ['--format', 'shiftloom', '--instance', file('ward.json', '{}')],
      /is not a roster problem of version 2/,
    ],
    [
      ['--format', 'shiftloom', '--instance', file('twice.json', twice)],
      /cannot be planned: id_twice \{"part":"people","id":"ann"\}/,
    ],
    [['--format', 'curtois', '--instance', 'x', '--seconds', '0'], /--seconds must be a number above 0/],
  ]
  for (const [args, reason] of wrong) {
    const { code, errors } = await solve(...args)
    assert.equal(code, 2)
    assert.match(errors, reason)
  }
})
