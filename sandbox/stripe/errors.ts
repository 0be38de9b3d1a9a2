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
export class StripeApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 500,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

/** A request that makes no sense: HTTP 400. */
export function invalidRequest(message: string, code?: string, param?: string) {
  return new StripeApiError(400, { type: 'invalid_request_error', message, code, param })
}

/** A card that was rejected, by its number, its bank or its holder: HTTP 402. */
export function cardError(body: Omit<ErrorBody, 'type'>) {
  return new StripeApiError(402, { type: 'card_error', ...body })
}

/** An id in the path that names nothing is 404; one in a parameter is 400. */
export function noSuch(kind: string, id: string, param = 'id') {
  return new StripeApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

/** A fault of the stand-in itself is told on the console and answered as Stripe answers its own. */
export function toStripeError(error: unknown): StripeApiError {
  if (error instanceof StripeApiError) return error
  console.error('The Stripe stand-in failed:', error)
  return new StripeApiError(500, { type: 'api_error', message: 'An unknown error occurred' })
}
