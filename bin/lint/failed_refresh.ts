import type { Rule } from 'eslint'

const selectors = ['IfStatement', 'ConditionalExpression'].map(
  (kind) => `${kind}[test.type="MemberExpression"][test.property.name="isError"]`
)

/** Refuses to give the place of what is shown, and of what is typed into it, to a refresh that failed. */
export const failedRefresh: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kept: 'Ask `isLoadingError`: a refresh that fails leaves what is shown and typed. For the preview of a decision, which has to be fresh, ask `error`.',
    },
  },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node: Rule.Node) => context.report({ node, messageId: 'kept' }),
      ])
    ),
}
