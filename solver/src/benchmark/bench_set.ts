/** What is run: an instance's name and its share of the usual seconds. */
export type BenchItem = { readonly name: string; readonly seconds: number }

const curtois = (numbers: readonly number[], seconds: number): BenchItem[] =>
  numbers.map((number) => ({ name: `Instance${number}`, seconds }))
const small = [1, 2, 3]
const month = [4, 5, 6, 7, 8, 10, 12]
const wards = [
  'n030w4_1_6-2-9-1',
  'n030w4_1_6-7-5-3',
  'n050w4_0_0-4-8-7',
  'n050w4_0_7-2-7-2',
  'n080w4_2_4-3-3-3',
  'n080w4_2_6-0-4-8',
]

/** Sizes that no public file has: many people, many types, a year. */
const large = [
  'generated-28x120x18-1',
  'generated-56x40x12-1',
  'generated-84x60x10-1',
  'generated-182x120x12-1',
  'generated-364x150x32-1',
]
const named = (names: readonly string[], seconds: number): BenchItem[] =>
  names.map((name) => ({ name, seconds }))

/** `quick` takes about three minutes; `usual` and `full` have a budget for each class of instance. */
const benchSets: Readonly<Record<string, readonly BenchItem[]>> = {
  quick: [
    ...curtois(small, 4),
    ...curtois([4, 5, 6, 7], 12),
    ...curtois([8, 10, 16], 20),
    ...curtois([18], 30),
    ...named([wards[0]!], 25),
  ],
  usual: [
    ...curtois(small, 10),
    ...curtois(month, 60),
    ...curtois([14, 16, 18, 20, 22], 60),
    ...named(wards, 60),
  ],
  full: [
    ...curtois(small, 60),
    ...curtois(month, 600),
    ...curtois([14, 16, 18, 20, 22], 600),
    ...named(wards, 300),
  ],
  generated: named(large, 60),
}

/** @throws when there is no such set */
export function benchSet(name: string): readonly BenchItem[] {
  const set = benchSets[name]
  if (!set) throw new Error(`--set must be one of ${Object.keys(benchSets).join(', ')}`)
  return set
}
