import type { Rule } from 'eslint'

const parts = 'FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds'
const selectors = [
  `CallExpression > MemberExpression[property.name=/^(get|set)(${parts})$|^(getTimezoneOffset|toLocale(Date|Time)?String|toDateString|toTimeString)$/]`,
  "NewExpression[callee.name='Date'][arguments.length>1]",
  "NewExpression[callee.property.name='DateTimeFormat']:not(:has(ObjectExpression Property[key.name='timeZone']))",
  "MemberExpression[object.name='Temporal'][property.name='Now']",
]

/** Refuses whatever reads the clock of the machine's own zone: kernels compute the same wherever they run. */
export const machineZone: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: 'The solver knows no zone but the one it is given: the machine’s own would decide here. Use solver/src/time.',
    },
  },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node: Rule.Node) => context.report({ node, messageId: 'zone' }),
      ])
    ),
}
