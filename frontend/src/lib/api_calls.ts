import type { paths } from './api_types.d.ts'

/** The generated description of the API (`npm run api`), looked up by the path a caller writes. */
type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? [Head, ...Segments<Tail>]
  : [Path]

/** A placeholder takes any segment; a word only itself. */
type Fits<Call, Pattern> = Call extends [infer C, ...infer Cs]
  ? Pattern extends [infer P, ...infer Ps]
    ? P extends `{${string}}`
      ? Fits<Cs, Ps>
      : C extends P
        ? Fits<Cs, Ps>
        : false
    : false
  : Pattern extends []
    ? true
    : false

type Described = {
  [Pattern in keyof paths]: Pattern extends `/api${infer Rest}` ? [Rest, paths[Pattern]] : never
}[keyof paths]

/** The operation behind a verb and a path below `/api`; never when the server has none. */
type Operation<V extends Verb, Call extends string> = Described extends infer One
  ? One extends [infer Pattern extends string, infer Item]
    ? Fits<Segments<Call>, Segments<Pattern>> extends true
      ? V extends keyof Item
        ? Exclude<Item[V], undefined>
        : never
      : never
    : never
  : never

type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never

/** What the call answers inside `result`; void where there is no body. */
export type ResultOf<V extends Verb, Call extends string> =
  Answer<Operation<V, Call>> extends { result: infer Result } ? Result : void

/** What the call may ask for in its address. */
export type QueryOf<V extends Verb, Call extends string> =
  Operation<V, Call> extends { parameters: { query?: infer Query } } ? Query : undefined

/** What the call sends. */
export type BodyOf<V extends Verb, Call extends string> =
  Operation<V, Call> extends {
    requestBody: { content: { 'application/json': infer Body } }
  }
    ? Body
    : undefined

/** The path itself when the server answers it with this verb, else never: a misspelt path does not compile. */
export type Known<V extends Verb, Call extends string> = [Operation<V, Call>] extends [never] ? never : Call
