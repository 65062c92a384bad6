import { inRoot } from '../paths.ts'

/** How dependency-cruiser resolves imports: `#app/…` names compiled files, and the source is TypeScript. */
export default {
  resolve: {
    alias: { '#': inRoot('frontend', 'src') },
    extensions: ['.ts', '.tsx', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js', '.json'] },
    exportsFields: ['exports'],
    importsFields: ['imports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
  },
}
