export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: object
  setup_intent?: object
  payment_method?: object
}

/** An answer that is an error, in Stripe's shape: https://docs.stripe.com/api/errors */
export class StripeProblem extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 500,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

/** A request that makes no sense: HTTP 400. */
export function invalidRequest(message: string, code?: string, param?: string) {
  return new StripeProblem(400, { type: 'invalid_request_error', message, code, param })
}

/** A card that was rejected, by its number, its bank or its holder: HTTP 402. */
export function cardProblem(body: Omit<ErrorBody, 'type'>) {
  return new StripeProblem(402, { type: 'card_error', ...body })
}

/** An id in the path that names nothing is 404; one in a parameter is 400. */
export function noSuch(kind: string, id: string, param = 'id') {
  return new StripeProblem(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

/** A fault of the stand-in itself is told on the console and answered as Stripe answers its own. */
export function asProblem(error: unknown): StripeProblem {
  if (error instanceof StripeProblem) return error
  console.error('The Stripe stand-in failed:', error)
  return new StripeProblem(500, { type: 'api_error', message: 'An unknown error occurred' })
}
