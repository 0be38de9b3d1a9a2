import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { Access, Actor } from '@/lib/auth/actor'
import { mayEnter } from '@/lib/auth/actor'
import { readViewer } from '@/lib/auth/viewer'
import { isBusy } from '@/lib/platform/data/adapter-failure'
import { type ActionResult, AppError, ForbiddenError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { reportError } from '@/lib/platform/monitoring/report-error'
import { busyText, invalidFieldsText, signInFirstText } from '@/lib/platform/words'
import { isStorable } from './storable'

/** The actor passed to `run`; null only for the access `anyone`. */
export type ActorBehind<A extends Access> = A extends 'anyone' ? Actor | null : Actor

export type Entrance<A extends Access, S extends z.ZodType, T> = {
  access: A
  input: S
  run: (actor: ActorBehind<A>, input: z.output<S>) => Promise<T>
}

/** Returns the actor of this request. @throws AppError if the access doesn't allow them. */
export async function admit<A extends Access>(access: A): Promise<ActorBehind<A>> {
  const viewer = await readViewer()
  if (!mayEnter(access, viewer)) {
    throw viewer ? new ForbiddenError() : new AppError('not-signed-in', signInFirstText)
  }
  return viewer as ActorBehind<A>
}

/**
 * Authorizes, parses and runs: the one path from untrusted input to a result. Every error becomes a result; only Next.js'
 * redirects are rethrown.
 */
export async function runAction<A extends Access, S extends z.ZodType, T>(
  entrance: Entrance<A, S, T>,
  input: unknown,
): Promise<ActionResult<T>> {
  try {
    const actor = await admit(entrance.access)
    const parsed = entrance.input.safeParse(input)
    if (!parsed.success) return invalidInput(parsed.error)
    if (!isStorable(parsed.data))
      throw new AppError('invalid', 'This text contains an unsupported character.')
    return { ok: true, data: await entrance.run(actor, parsed.data) }
  } catch (error) {
    unstable_rethrow(error)
    return await explain(error)
  }
}

/**
 * Turns an error into a result: an AppError keeps its message, a transaction that waited too long asks to try again, and anything
 * else is logged under an id.
 */
export async function explain(
  error: unknown,
  source: 'action' | 'route' = 'action',
): Promise<Extract<ActionResult<never>, { ok: false }>> {
  if (error instanceof AppError) {
    return { ok: false, code: error.code, message: error.message, fields: error.fields }
  }
  if (isBusy(error)) {
    log().warn({ error: String(error) }, 'transaction timed out')
    return { ok: false, code: 'unavailable', message: busyText }
  }
  const errorId = randomUUID().slice(0, 8)
  const requestId = (await headers()).get('x-request-id')
  log().error(
    { errorId, requestId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'unexpected error',
  )
  reportError(error, { source, errorId })
  return {
    ok: false,
    code: 'unexpected',
    message: `Something went wrong on our side. Please try again. (${errorId})`,
  }
}

function invalidInput(error: z.ZodError): Extract<ActionResult<never>, { ok: false }> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  return { ok: false, code: 'invalid', message: invalidFieldsText, fields }
}
