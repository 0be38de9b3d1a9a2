import { editConflictText, forbiddenText } from './words'

/** The code of an expected failure; its message is shown to the user. */
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

/** Messages by field name in the zod schema. */
export type FieldErrors = Record<string, string[]>

/** The result of every action. `values` contains what was typed, so that a form loses nothing. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; message: string; fields?: FieldErrors; values?: Record<string, string> }

/**
 * An expected failure, whose message is shown to the user. Any other error is logged with an id and shown as a generic
 * message.
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

/** What was entered in one field is rejected; the message is shown under it. */
export class FieldError extends AppError {
  constructor(field: string, message: string, code: 'invalid' | 'conflict' = 'invalid') {
    super(code, message, { [field]: [message] })
  }
}

/** The actor isn't allowed to do this. */
export class ForbiddenError extends AppError {
  constructor(message = forbiddenText) {
    super('forbidden', message)
  }
}

/** The record doesn't exist or isn't visible to the actor; both look the same. */
export class NotFoundError extends AppError {
  constructor(message = 'Not found') {
    super('not-found', message)
  }
}

/** Someone else saved the record since the form was opened. */
export class EditConflictError extends AppError {
  constructor() {
    super('conflict', editConflictText)
  }
}
