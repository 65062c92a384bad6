import { basename } from 'node:path'
import type { Rule } from 'eslint'

/** File names are snake_case, with further parts such as `.spec` or `.config` after dots. */
export const snakeCaseFiles: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: 'Name the file in snake_case, not "{{name}}".' },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename)
      if (!/^[a-z0-9_]+(\.[a-z0-9_]+)*$/.test(name))
        context.report({ node, messageId: 'name', data: { name } })
    },
  }),
}
