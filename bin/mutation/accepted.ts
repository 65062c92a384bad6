/** A change that nobody could notice: the line as it is, what stands in it instead, and why that makes no difference. */
export type Accepted = { file: string; line: string; replacement: string; reason: string }

const file = 'backend/contracts/abilities.ts'

export const accepted: readonly Accepted[] = [
  {
    file,
    line: 'const grantsOf = (role: Asker): Grants => (role === null ? anonymousGrants : (table[role] ?? anonymousGrants))',
    replacement: 'false',
    reason: 'The table has no entry for nobody, who gets the open grants by the other branch as well.',
  },
  {
    file,
    line: 'for (const ability of grantsOf(role)[route] ?? [])',
    replacement: '["Stryker was here"]',
    reason: 'No ability has that name: nothing can ask for it.',
  },
  {
    file,
    line: 'index.set(ability, [...(index.get(ability) ?? []), route])',
    replacement: '["Stryker was here"]',
    reason: 'No screen has that name: it opens nothing, and a real one always stands beside it.',
  },
  {
    file,
    line: '(index.get(role) ?? index.get(null))?.get(ability) ?? []',
    replacement: '(index.get(role) ?? index.get(null)).get',
    reason: 'The index always holds nobody.',
  },
  {
    file: 'backend/app/identity/public/access_token.ts',
    line: "const verified = await jwtVerify(token, key(), { audience, algorithms: ['HS256'] }).catch(() => null)",
    replacement: '() => undefined',
    reason: 'A token that is not verified has no payload either way.',
  },
  {
    file: 'backend/app/core/hubs/connection_token.ts',
    line: "const [body = '', signature = ''] = token.split('.')",
    replacement: '"Stryker was here!"',
    reason: 'Neither is signed with our secret: what is missing is refused whatever stands in for it.',
  },
]
