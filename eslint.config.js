import { existsSync, readdirSync } from 'node:fs'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { kernel, modules } from './backend/modules.ts'
import {
  backendBoundaries,
  contractBoundaries,
  frontendBoundaries,
  kernelBoundaries,
} from './bin/lint/boundaries.ts'
import { failedRefresh } from './bin/lint/failed_refresh.ts'
import { machineZone } from './bin/lint/machine_zone.ts'
import { snakeCaseFiles } from './bin/lint/snake_case_files.ts'

function foldersIn(name) {
  const path = `${import.meta.dirname}/${name}`
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : []
  )
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/.adonisjs/',
      '**/test-results/',
      '.data/',
      'frontend/src/lib/api/api_types.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {
      shiftloom: {
        rules: {
          'snake-case-files': snakeCaseFiles,
          'machine-zone': machineZone,
          'failed-refresh': failedRefresh,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'shiftloom/snake-case-files': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-else-return': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-explicit-any': ['error', { ignoreRestArgs: true }], // mixins need such constructors
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['backend/app/**/*.ts', 'frontend/src/**/*.{ts,tsx}', 'solver/src/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { URL: 'readonly', process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['backend/database/migrations/**', 'backend/database/schema.ts', '**/locales/**'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['solver/src/**/*.ts'], rules: { 'shiftloom/machine-zone': 'error' } },
  { files: ['frontend/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['frontend/src/**/*.tsx'], rules: { 'shiftloom/failed-refresh': 'error' } },
  ...backendBoundaries(kernel, modules),
  ...contractBoundaries,
  ...frontendBoundaries(foldersIn('frontend/src/features'), foldersIn('frontend/src/office')),
  ...kernelBoundaries,
  prettier
)
