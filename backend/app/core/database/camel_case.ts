import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * Writes columns in snake_case. The driver reads them: it makes objects of rows anyhow, and names their columns in
 * camelCase as it does. Keys inside of JSON are data, not columns.
 */
export class CamelCase extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** Rows by the names that the code has for their columns. */
  rowsOf(columns: readonly string[], values: readonly unknown[][]): UnknownRow[] {
    const names = columns.map((column) => this.camelCase(column))
    // Copies of one object have one shape, which is faster to fill than objects that grow.
    const empty: UnknownRow = Object.fromEntries(names.map((name) => [name, null]))
    return values.map((given) => {
      const row = { ...empty }
      for (let at = 0; at < names.length; at += 1) row[names[at]!] = given[at]
      return row
    })
  }
}
