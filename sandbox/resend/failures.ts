import { z } from 'zod'
import { bareAddressOf } from '@/sandbox/resend/email'

export const FailureRequest = z.object({
  count: z.int().positive(),
  status: z.int().min(400).max(599),
  name: z.string().optional(),
  message: z.string().optional(),
  to: z.string().optional(),
})
export type FailureRequest = z.infer<typeof FailureRequest>

/** Failures requested by a test: the next `count` sends, to one address or to any, get that status. */
export function openFailures() {
  let scheduled: FailureRequest[] = []
  return {
    schedule: (failure: FailureRequest) => {
      scheduled.push({ ...failure })
    },
    clear: () => {
      scheduled = []
    },
    /** Returns the failure requested for one of these emails, and counts it as used. */
    take(bodies: unknown[]): FailureRequest | undefined {
      const recipients = bodies.flatMap(recipientsOf)
      const failure = scheduled.find(({ to }) => !to || recipients.includes(bareAddressOf(to) ?? to))
      if (!failure) return undefined
      failure.count -= 1
      scheduled = scheduled.filter(({ count }) => count > 0)
      return failure
    },
  }
}

function recipientsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const { to, cc, bcc } = body as Record<string, unknown>
  return [to, cc, bcc]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? (bareAddressOf(value) ?? []) : []))
}
