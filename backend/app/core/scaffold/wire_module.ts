import { camel } from '#app/core/scaffold/spellings'

/** Adds the module to the table of who may use whom, with the table it begins with. */
export const declareModule = (modulesTs: string, name: string): string =>
  modulesTs.replace(
    /(export const modules[^{]*\{[\s\S]*?)\n\}/,
    `$1\n  ${name}: {\n    uses: ['core'],\n    owns: ['${name}_notes'],\n    reads: [],\n  },\n}`
  )

/** Registers its routes below `/api`. */
export const registerRoutes = (routesTs: string, name: string): string =>
  routesTs
    .replace(/((?:import .*\n)+)/, `$1import ${camel(name)}Routes from '#app/${name}/routes'\n`)
    .replace(
      /(\.group\(\(\) => \{\n(?:.*\n)*?)(\s+\}\)\n\s+\.prefix\('api'\))/,
      `$1    ${camel(name)}Routes()\n$2`
    )

/** Adds its refusals to the one table of errors. */
export const addErrors = (errorsTs: string, name: string): string =>
  errorsTs
    .replace(/((?:import .*\n)+)/, `$1import { ${camel(name)}Errors } from './errors/${name}.ts'\n`)
    .replace(/\n\} as const satisfies/, `\n  ...${camel(name)}Errors,\n} as const satisfies`)
