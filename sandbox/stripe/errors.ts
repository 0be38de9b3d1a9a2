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

/** An error response in Stripe's format: https://docs.stripe.com/api/errors */
export class StripeApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 500,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

/** An invalid request: HTTP 400. */
export function invalidRequest(message: string, code?: string, param?: string) {
  return new StripeApiError(400, { type: 'invalid_request_error', message, code, param })
}

/** A card error: HTTP 402. */
export function cardError(body: Omit<ErrorBody, 'type'>) {
  return new StripeApiError(402, { type: 'card_error', ...body })
}

/** A missing object: 404 for an id in the path, 400 for one in a parameter. */
export function noSuch(kind: string, id: string, param = 'id') {
  return new StripeApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

/** Converts an error to a StripeApiError. Logs unexpected errors and returns them as Stripe's generic API error. */
export function toStripeError(error: unknown): StripeApiError {
  if (error instanceof StripeApiError) return error
  console.error('The Stripe stand-in failed:', error)
  return new StripeApiError(500, { type: 'api_error', message: 'An unknown error occurred' })
}
