import { z } from 'zod'
import { stripeCurrencies } from './currencies'
import { invalidRequest } from './errors'
import type { FormTree } from './form'

/** Form values are strings: `"29900"` is a whole number. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** An empty string unsets a field. */
export const text = z
  .string()
  .max(5000)
  .transform((value) => value || null)
export const currency = z
  .string()
  .toLowerCase()
  .refine((code) => stripeCurrencies.includes(code), {
    error: ({ input }) =>
      `${input}. Stripe currently supports these currencies: ${stripeCurrencies.join(', ')}`,
  })
/** Accepted like Stripe does, but without effect here. */
export const ignored = z.unknown().optional()

/** The sandbox only supports cards, so a list of payment method types must include them. */
export const methodTypes = z
  .array(z.string())
  .refine((types) => types.includes('card'), 'The sandbox takes cards only')
  .optional()

export const metadata = z.union([
  z.literal('').transform(() => ({})),
  z
    .record(
      z.string().max(40, 'Metadata keys can have up to 40 characters'),
      z.string().max(500, 'Metadata values can have up to 500 characters'),
    )
    .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata can have up to 50 keys'),
])

export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})

/** The parameters of every list: https://docs.stripe.com/api/pagination */
export const page = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([
      wholeNumber,
      z.strictObject({
        gt: wholeNumber.optional(),
        gte: wholeNumber.optional(),
        lt: wholeNumber.optional(),
        lte: wholeNumber.optional(),
      }),
    ])
    .optional(),
}
export type Page = z.infer<z.ZodObject<typeof page>>

/** Merges metadata key by key; an empty value removes its key. */
export function mergeMetadata(old: Record<string, string> | null, added: Record<string, string> | undefined) {
  const merged = { ...old, ...added }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

/** Parses parameters. Throws StripeApiError with the code and the `param` that Stripe would return. */
export function parseParameters<Input extends z.ZodType>(input: Input, parameters: FormTree): z.infer<Input> {
  const result = input.safeParse(parameters)
  if (result.success) return result.data
  const issue = deepest(result.error.issues[0])
  if (!issue) throw invalidRequest('Invalid request.')
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    throw invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param)
  }
  const param = paramName(issue.path)
  if (valueAt(parameters, issue.path) === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param)
  }
  const code = issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : 'parameter_invalid'
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, code, param)
}

/** For a failed union, the last alternative is the most specific. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue
  const inner = deepest(issue.errors.at(-1)?.[0])
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue
}

function paramName(path: PropertyKey[]) {
  return path.map((step, index) => (index === 0 ? String(step) : `[${String(step)}]`)).join('')
}

function valueAt(tree: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value && typeof value === 'object' ? Reflect.get(value, step) : undefined),
    tree,
  )
}
