import { z } from 'zod'

/** Postgres' error, as Prisma's adapter passes it on. */
export const AdapterFailure = z.object({
  meta: z.object({
    driverAdapterError: z.object({
      cause: z.object({ originalCode: z.string(), originalMessage: z.string() }),
    }),
  }),
})

/** P2028: the transaction got no connection, or didn't end in time. */
const TimeoutFailure = z.object({ code: z.literal('P2028') })

/**
 * Returns whether a transaction was rolled back because it waited too long for others, or in a circle with one, so that the same
 * attempt may succeed later.
 */
export function isBusy(error: unknown): boolean {
  if (TimeoutFailure.safeParse(error).success) return true
  const failure = AdapterFailure.safeParse(error)
  return failure.success && failure.data.meta.driverAdapterError.cause.originalCode === '40P01'
}
