import type { paths } from './api_types.d.ts'

/** The generated description of the API (`npm run api`), looked up by the path a caller writes. */
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

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
type Operation<V extends Verb, Call extends string> = Call extends unknown ? OneOperation<V, Call> : never
type OneOperation<V extends Verb, Call extends string> = Described extends infer One
  ? One extends [infer Pattern extends string, infer Item]
    ? Fits<Segments<Call>, Segments<Pattern>> extends true
      ? V extends keyof Item
        ? Exclude<Item[V], undefined>
        : never
      : never
    : never
  : never

type Json<Result> = { content: { 'application/json': { result: Result } } }
type Answer<O> = O extends { responses: { 200: Json<infer Result> } | { 201: Json<infer Result> } }
  ? Result
  : void

/** What the call answers inside `result`; void where there is no body. */
export type ResultOf<V extends Verb, Call extends string> = Answer<Operation<V, Call>>

/** What the call may ask for in its address. */
export type QueryOf<V extends Verb, Call extends string> =
  Operation<V, Call> extends { parameters: { query?: infer Query } } ? Sent<Query> : undefined

/** What the call sends. */
export type BodyOf<V extends Verb, Call extends string> =
  Operation<V, Call> extends {
    requestBody: { content: { 'application/json': infer Body } }
  }
    ? Sent<Body>
    : Record<string, never>

/** Read-only lists may be sent as well, and what may be left out may also be sent as null. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { [K in keyof T]: undefined extends T[K] ? Sent<T[K]> | null : Sent<T[K]> }
    : T

/** The path itself when the server answers it with this verb, else never: a misspelt path does not compile. */
export type Known<V extends Verb, Call extends string> = Call extends unknown
  ? [OneOperation<V, Call>] extends [never]
    ? never
    : Call
  : never
