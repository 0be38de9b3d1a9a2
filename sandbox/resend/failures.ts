import { z } from 'zod'
import { bareAddressOf } from '@/sandbox/resend/mail'

export const FailureOrder = z.object({
  count: z.int().positive(),
  status: z.int().min(400).max(599),
  name: z.string().optional(),
  message: z.string().optional(),
  to: z.string().optional(),
})
export type FailureOrder = z.infer<typeof FailureOrder>

/** Failures ordered by a test: the next `count` sends, to one address or to any, get that status. */
export function openFailures() {
  let orders: FailureOrder[] = []
  return {
    order: (order: FailureOrder) => {
      orders.push({ ...order })
    },
    clear: () => {
      orders = []
    },
    /** The failure ordered for one of these mails, used up by one. */
    take(bodies: unknown[]): FailureOrder | undefined {
      const recipients = bodies.flatMap(recipientsOf)
      const order = orders.find(({ to }) => !to || recipients.includes(bareAddressOf(to) ?? to))
      if (!order) return undefined
      order.count -= 1
      orders = orders.filter(({ count }) => count > 0)
      return order
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
