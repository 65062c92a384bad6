import { inRoot } from '../paths.ts'

export const cruiser = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')

export const rules = ['--config', inRoot('.dependency-cruiser.json'), '--output-type', 'err']

const folders = {
  backend: [
    'app',
    'commands',
    'config',
    'contracts',
    'database',
    'providers',
    'start',
    'tests',
    'benchmarks',
  ],
  frontend: ['src', 'testing'],
  solver: ['src', 'benchmarks'],
  tests: ['described', 'journeys', 'stage'],
}

/** Arguments of dependency-cruiser: the rules and every folder with source. */
export const cruised = [
  ...rules,
  'bin',
  ...Object.entries(folders).flatMap(([workspace, inside]) =>
    inside.map((folder) => `${workspace}/${folder}`)
  ),
]
