import type { Linter } from 'eslint'

const asked = 'get|set'
const parts = 'FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds'
const message =
  'The solver knows no zone but the one it is given: the machine’s own would decide here. Use solver/src/time.'

/** Whatever reads the clock of the machine's own zone; kernels then compute the same wherever they run. */
export const machineZone: Linter.Config[] = [
  {
    files: ['solver/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression > MemberExpression[property.name=/^(${asked})(${parts})$|^(getTimezoneOffset|toLocale(Date|Time)?String|toDateString|toTimeString)$/]`,
          message,
        },
        { selector: "NewExpression[callee.name='Date'][arguments.length>1]", message },
        {
          selector:
            "NewExpression[callee.property.name='DateTimeFormat']:not(:has(ObjectExpression Property[key.name='timeZone']))",
          message,
        },
        { selector: "MemberExpression[object.name='Temporal'][property.name='Now']", message },
      ],
    },
  },
]
