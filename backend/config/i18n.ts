import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'
import { existsSync } from 'node:fs'
import { modules } from '../modules.js'
import { locales } from '#contracts/enums'

const folders = Object.keys(modules).map((name) => app.makePath('app', name, 'lang'))

/** Names and sentences of labour-code rules are stored once, next to the rules, for server and screen alike. */
const wording = new URL('.', import.meta.resolve('@shiftloom/solver/labour_code/wording/wording'))

/** Each module keeps its sentences in `lang/<locale>/*.json`; they merge into one set of keys. */
export default defineConfig({
  defaultLocale: 'en-US',
  supportedLocales: [...locales],
  fallbackLocales: { 'pl-PL': 'en-US', 'vi-VN': 'en-US' },
  formatter: formatters.icu(),
  loaders: [
    ...folders.filter((location) => existsSync(location)).map((location) => loaders.fs({ location })),
    loaders.fs({ location: wording }),
  ],
})
