import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Access } from '@/lib/auth/actor'
import type { ErrorCode } from '@/lib/platform/errors'
import { carryContentHeaders } from './content-headers'
import { type ActorBehind, admit, explain } from './run-action'
import { isStorable } from './storable'

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  'not-signed-in': 401,
  forbidden: 404,
  'not-found': 404,
  conflict: 409,
  'slot-taken': 409,
  'payment-failed': 402,
  'too-many-requests': 429,
  unavailable: 503,
  unexpected: 500,
}

/**
 * Makes a route handler. `input` parses the path's parameters and the query together.
 * A record the actor may not see gets the same response as one that doesn't exist.
 */
export function defineRoute<A extends Access, S extends z.ZodType>(route: {
  access: A
  input: S
  run: (actor: ActorBehind<A>, input: z.output<S>, request: NextRequest) => Promise<Response>
}) {
  return async (
    request: NextRequest,
    context: { params: Promise<Record<string, string | string[] | undefined>> },
  ) => {
    try {
      const actor = await admit(route.access)
      const query = Object.fromEntries(request.nextUrl.searchParams)
      const parsed = route.input.safeParse({ ...query, ...(await context.params) })
      if (!parsed.success || !isStorable(parsed.data)) return errorResponse('not-found', 'Not found')
      return carryContentHeaders(await route.run(actor, parsed.data, request))
    } catch (error) {
      unstable_rethrow(error)
      const { code, message } = await explain(error, 'route')
      return code === 'forbidden' ? errorResponse('not-found', 'Not found') : errorResponse(code, message)
    }
  }
}

function errorResponse(code: ErrorCode, message: string): Response {
  return Response.json(
    { code, message },
    { status: statusOf[code], headers: { 'cache-control': 'no-store' } },
  )
}
