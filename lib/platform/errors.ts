import { forbiddenText } from './words'

/** Why an expected failure happened; each has a sentence for the person beside it. */
export type ErrorCode =
  | 'invalid'
  | 'not-signed-in'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'slot-taken'
  | 'payment-failed'
  | 'too-many-requests'
  | 'unavailable'
  | 'unexpected'

/** Messages under fields, by the field's name in its zod schema. */
export type FieldErrors = Record<string, string[]>

/** The result of every action. `values` has what was typed, so that a form loses nothing. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; message: string; fields?: FieldErrors; values?: Record<string, string> }

/**
 * An expected failure with a sentence the person may read.
 * Anything else that is thrown is logged with an id and shown as a plain sentence.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

/** The actor isn't allowed to do this. */
export class ForbiddenError extends AppError {
  constructor(message = forbiddenText) {
    super('forbidden', message)
  }
}

/** The record doesn't exist, or the actor may not see it; the two look the same. */
export class NotFoundError extends AppError {
  constructor(message = 'Not found') {
    super('not-found', message)
  }
}
