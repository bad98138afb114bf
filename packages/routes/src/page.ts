import type { Audience, Feature } from '@school/access'

/** What a parameter may be: any text when absent; a class in an address is written `7-klass`. */
export type ParamRule = 'digits' | 'klass' | readonly string[]
export type ParamRules = Readonly<Record<string, ParamRule>>

/** One line of the catalogue. `path` has the syntax of React Router. */
export interface Page<Path extends string = string, Rules extends ParamRules = ParamRules> {
  readonly path: Path
  readonly who: Audience
  /** For `<title>`, menus and letters. Screens that know better («Дроби») put their own word before it. */
  readonly title: string
  readonly rules?: Rules
  /** Answers for every address below its own as well. */
  readonly isBranch?: true
  /** Of the portal: open only to people who have this feature there. */
  readonly feature?: Feature
}

type ParamOfSegment<S extends string> = S extends `:${infer Name}` ? Name : never
type Segment<P extends string> = P extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : P

/** `'/a/:id/:kind?'` -> `'id' | 'kind'` */
export type ParamName<P extends string> =
  ParamOfSegment<Segment<P>> extends infer Name ? (Name extends `${infer N}?` ? N : Name) : never
type OptionalParam<P extends string> =
  ParamOfSegment<Segment<P>> extends infer Name ? (Name extends `${infer N}?` ? N : never) : never
type RequiredParam<P extends string> = Exclude<ParamName<P>, OptionalParam<P>>

type ValueOf<Rules, Name> = Name extends keyof Rules
  ? Rules[Name] extends readonly (infer Value)[]
    ? Value
    : Rules[Name] extends 'klass'
      ? `${number}-klass`
      : string | number
  : string | number

/** What `link()` must be given to build an address of the page. */
export type ParamsOf<P> =
  P extends Page<infer Path, infer Rules>
    ? [ParamName<Path>] extends [never]
      ? Record<string, never>
      : { [N in RequiredParam<Path> & string]: ValueOf<Rules, N> } & {
          [N in OptionalParam<Path> & string]?: ValueOf<Rules, N> | undefined
        }
    : never

// The mark lets bundlers drop pages that are not linked to.
// @__NO_SIDE_EFFECTS__
export function page<
  const Path extends string,
  const Rules extends { readonly [N in ParamName<Path> & string]?: ParamRule } = {},
>(path: Path, who: Audience, title: string, rules?: Rules): Page<Path, Rules & ParamRules> {
  return rules ? { path, who, title, rules: rules as Rules & ParamRules } : { path, who, title }
}

/** A page which is matched non-exactly: it owns its whole branch of addresses. */
// @__NO_SIDE_EFFECTS__
export function branch<const Path extends string>(path: Path, who: Audience, title: string): Page<Path, {}> {
  return { path, who, title, isBranch: true }
}

/** A page of the portal that belongs to a feature. */
// @__NO_SIDE_EFFECTS__
export const ofFeature = <P extends Page>(feature: Feature, given: P): P => ({ ...given, feature })
