import { createHash } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Collection } from '@/sandbox/store'
import { StripeApiError, toStripeError } from './errors'
import { nowInSeconds } from './identifiers'

export type StoredResponse = {
  id: string
  question: string
  status: ContentfulStatusCode
  body: object
  created: number
}

const retentionSeconds = 24 * 60 * 60

/**
 * Runs a request once per idempotency key and repeats its response for 24 hours. Throws when the key is reused with
 * different parameters. Validation errors aren't stored: https://docs.stripe.com/api/idempotent_requests
 */
export function replay(
  responses: Collection<StoredResponse>,
  key: string | null,
  request: string,
  work: () => object,
): { status: ContentfulStatusCode; body: object; replayed: boolean } {
  if (key === null) return { status: 200, body: work(), replayed: false }
  if (key.length > 255) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: 'Idempotency keys can be at most 255 characters long.',
    })
  }
  const id = digest(key)
  const known = responses.get(id)
  if (known && known.created > nowInSeconds() - retentionSeconds) {
    if (known.question !== digest(request)) throw keyReused(key)
    return { status: known.status, body: known.body, replayed: true }
  }
  const response = captureResponse(work)
  responses.put({ id, question: digest(request), created: nowInSeconds(), ...response })
  return { ...response, replayed: false }
}

/** Deletes responses that are older than Stripe would keep them. */
export function deleteOldResponses(responses: Collection<StoredResponse>) {
  for (const { id } of responses.list(({ created }) => created <= nowInSeconds() - retentionSeconds))
    responses.delete(id)
}

function captureResponse(work: () => object): { status: ContentfulStatusCode; body: object } {
  try {
    // A copy, because the object itself keeps changing.
    return { status: 200, body: structuredClone(work()) }
  } catch (error) {
    const apiError = toStripeError(error)
    if (apiError.body.code?.startsWith('parameter_')) throw apiError
    return { status: apiError.status, body: structuredClone({ error: apiError.body }) }
  }
}

function keyReused(key: string) {
  return new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

function digest(value: string) {
  return createHash('sha256').update(value).digest('hex')
}
