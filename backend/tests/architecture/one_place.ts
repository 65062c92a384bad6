/** What only one file writes, and the sentence for a line that writes it elsewhere. */
type Place = { written: RegExp; in: readonly string[]; sentence: string }

const places: readonly Place[] = [
  {
    written: /\bversion \+ 1\b|version', '\+', 1/,
    in: ['app/core/database/database.ts'],
    sentence: 'set `version: nextVersion` of app/core/database/database.ts',
  },
  {
    // A statement may do nothing but touch a row.
    written: /\bupdated_at\s*(=|:)|\bupdatedAt: (?!\w+ \}\))|\w, updatedAt: /,
    in: ['app/core/database/stamp_updates.ts'],
    sentence: 'leave `updated_at` to the database, which writes it with each change',
  },
  {
    written: /pg_(try_)?advisory/,
    in: [
      'app/core/database/take_turns.ts',
      'app/core/database/application_role.ts',
      'app/core/database/stamp_updates.ts',
    ],
    sentence: 'call takeTurns of app/core/database/take_turns.ts',
  },
  {
    written: /\b(type|role)'?,?\s*'?(=|<>|!=|>=|<=|in)'?,?\s*\(?\s*\d|\btype: \d/,
    in: [],
    sentence: 'name the kind of an entry or a role by its constant of contracts/enums.ts',
  },
]

/** One sentence per line of a file that writes what another place writes. */
export const misplaced = (file: string, code: string): string[] =>
  code
    .split('\n')
    .flatMap((line, index) =>
      places
        .filter((place) => place.written.test(withoutComment(line)) && !place.in.includes(file))
        .map(({ sentence }) => `${file}:${index + 1}: ${sentence}`)
    )

const withoutComment = (line: string) => line.replace(/^\s*(\/\/|\*|\/\*).*|\s\/\/ .*/, '')
