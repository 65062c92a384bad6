import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { locales, type Locale } from '#contracts/enums'

type Tree = { [key: string]: string | Tree }

/**
 * Words that a screen must not say, with the word of docs/glossary.md to say instead. A straight apostrophe between
 * letters is one of them.
 */
const avoided: Record<Locale, Record<string, string>> = {
  'en-US': {
    '[Ss]omebody': 'someone',
    '[Nn]obody': 'no one',
    '[Ee]verybody': 'everyone',
    '[Ww]hoever': 'the person who',
    '\\b[Tt]old\\b': 'notified, informed',
    'all the same': 'anyway',
    '[Dd]elegation': 'business trip',
    '[Ss]upervisor': 'manager',
    '[Aa]rduous': 'strenuous',
    'two-factor': 'two-step',
    'audit log': 'event log',
    Carer: 'Account manager',
    '[Nn]orms?\\b': 'contracted hours',
    organization: 'organisation',
    "[a-z]'[a-z]": '’',
  },
  'pl-PL': {
    Zdejmij: 'Usuń',
    '[Zz]djęcie (osób|zmian)': 'usunięcie obsady',
    'eryfikacj\\w+ dwuetap': 'logowanie dwuetapowe',
    'ID integracji': 'identyfikator integracji',
    życzeni: 'preferencje',
    sprawiedliw: 'równy udział',
    'Kto inny': 'zastępstwo',
    'mówion[ey]': 'uzgodnione',
    nieprzypisan: 'nieobsadzona',
    '[Gg]łówn\\w+ urlop|urlop\\w* główn': 'urlop wypoczynkowy',
  },
  'vi-VN': {
    '[Dd]oanh nghiệp': 'công ty, tổ chức',
    '[Tt]ăng ca': 'làm thêm giờ',
    'quyết toán|Kỳ tính giờ': 'kỳ tính công',
    '[Gg]iấy phép': 'gói dịch vụ',
    'toàn cục': 'toàn hệ thống',
    'xác minh hai': 'đăng nhập hai bước',
    '[Cc]ấp trên': 'quản lý',
    'phần công bằng': 'mức chia đều',
    '[Ll]ối vào': 'liên kết đăng nhập',
    'phép chính': 'phép năm',
  },
}

/** Fixed by others: the head of a payroll column that programs look for. */
const fixed = ['exports.columns.integration_id']

const files = (locale: Locale): string[] => [
  ...globSync(`app/*/lang/${locale}/*.json`),
  ...globSync(`../frontend/src/**/locales/${locale}.json`),
  `../solver/src/labour_code/wording/${locale}.json`,
]

/** The texts of a tree without the names of what they are given. */
function* texts(tree: Tree, prefix: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    const path = `${prefix}.${key}`
    if (typeof value !== 'string') yield* texts(value, path)
    else yield [path, value.replaceAll(/\{\w+/g, '{')]
  }
}

function avoidedIn(locale: Locale, tree: Tree, prefix: string): string[] {
  const words = Object.entries(avoided[locale]).map(([word, instead]) => [new RegExp(word), instead] as const)
  return [...texts(tree, prefix)]
    .filter(([key]) => !fixed.includes(key))
    .flatMap(([key, text]) =>
      words
        .filter(([word]) => word.test(text))
        .map(([word, instead]) => `${key}: ${word.source} → ${instead}`)
    )
}

test.group('Words on screens', () => {
  for (const locale of locales)
    test(`are those of the glossary in ${locale}`, ({ assert }) => {
      const found = files(locale)
      assert.isAbove(found.length, 40)
      const wrong = found.flatMap((file) => {
        const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree
        return avoidedIn(locale, tree, file.split('/').at(-1)!.replace('.json', ''))
      })
      assert.deepEqual(wrong, [])
    })

  test('a planted one is found, and the name of an argument is none', ({ assert }) => {
    const tree = { a: { b: 'Ask somebody.', c: '{nobody} has it.', d: 'Ask someone.' } }
    assert.deepEqual(avoidedIn('en-US', tree, 'x'), ['x.a.b: [Ss]omebody → someone'])
  })
})
