import { formatCents } from '@/lib/platform/money'

/** What a studio asks for a late cancellation: hours before the shoot, a fee in integer cents and its currency. */
export type CancellationPolicy = { freeCancelHours: number; lateCancelFeeCents: number; currency: string }

/** A year: nobody plans a shoot further ahead. */
export const mostHours = 8760

/** The hours a person typed; null when they are not whole ones from 0 to `mostHours`. */
export function readHours(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const hours = Number(text)
  return hours <= mostHours ? hours : null
}

/**
 * The studio's cancellation policy in the words a client reads, on screens and in mails alike:
 * `Cancelling is free until 24 hours before the shoot. After that a fee of $50.00 applies.`
 */
export function describeCancellationTerms(policy: CancellationPolicy): string {
  const { freeCancelHours, lateCancelFeeCents, currency } = policy
  if (lateCancelFeeCents === 0) return 'Cancelling is free at any time.'
  const fee = `After that a fee of ${formatCents(lateCancelFeeCents, currency)} applies.`
  return `Cancelling is free until ${deadline(freeCancelHours)}. ${fee}`
}

function deadline(hours: number): string {
  if (hours === 0) return 'the shoot begins'
  return hours === 1 ? '1 hour before the shoot' : `${hours} hours before the shoot`
}
