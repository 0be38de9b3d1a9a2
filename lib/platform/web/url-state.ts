import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type ParserMap,
  parseAsStringLiteral,
} from 'nuqs/server'
import { z } from 'zod'

/** A query parameter that reads as `fallback` when it is missing or malformed. The fallback is left out of URLs. */
export function parameter<Value extends string | number>(schema: z.ZodType<Value>, fallback: Value) {
  return createParser<Value>({
    parse: (text) => schema.safeParse(text).data ?? null,
    serialize: String,
  }).withDefault(fallback)
}

/** One of these values, by default the first. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return parseAsStringLiteral<Values[number]>(values).withDefault(values[0])
}

/** Trimmed text without control characters: Postgres rejects NUL. */
export function searchText(maxLength: number) {
  return parameter(
    z
      .string()
      .trim()
      .max(maxLength)
      .regex(/^\P{Cc}*$/u),
    '',
  )
}

/** Counts from 1. */
export function pageNumber(max = 100_000) {
  return parameter(z.coerce.number().int().min(1).max(max), 1)
}

/** A record's id; empty for none. */
export const recordId = parameter(z.uuid(), '')

export const flag = oneOf(['', '1'])

/** A page's state in its URL. `defaults` are left out of URLs. */
export type UrlState<State> = {
  /** The page's path, which may have a query of its own. */
  base: string
  defaults: State
  /** Reads the query of a request. Of a repeated parameter, the first counts. */
  parse: (query: Record<string, string | string[] | undefined>) => State
  href: (state?: Partial<State>) => string
}
export type StateOf<Url> = Url extends UrlState<infer State> ? State : never

/** Describes the state that a page keeps in its URL. */
export function urlState<Parsers extends ParserMap>(
  base: string,
  parsers: Parsers,
): UrlState<inferParserType<Parsers>> {
  const load = createLoader(parsers)
  const serialize = createSerializer(parsers)
  return {
    base,
    defaults: load({}),
    parse: (query) => load(query),
    href: (state = {}) => serialize(base, state),
  }
}
