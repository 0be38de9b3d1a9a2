import { z } from 'zod'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { tooLongText } from '@/lib/platform/words'
import { reasonLimit } from './limits'
import { missingReasonText } from './words'

/** Credit as entered for a client. */
export const ChangeCredit = z.object({
  clientId: z.uuid(),
  direction: z.enum(['grant', 'remove']),
  amount: amountSchema({ positive: true }),
  reason: z.string().trim().min(1, missingReasonText).max(reasonLimit, tooLongText('Reason', reasonLimit)),
  /** From the browser; a retry changes nothing more. */
  idempotencyKey: z.uuid(),
})
export type ChangeCredit = z.output<typeof ChangeCredit>
export type ChangeCreditInput = z.input<typeof ChangeCredit>

/** What changed a client's credit, for display. */
export type CreditChange = {
  id: string
  /** `Granted`, `Deducted from NL-2026-0012` */
  what: string
  /** The studio's reason. */
  reason: string | null
  /** Signed. */
  amount: string
  on: string
  /** The invoice it is about. */
  href: string | null
}

/** A client's credit: what is left, formatted, and its latest changes, newest first. */
export type ClientCredit = { sums: string; hasAny: boolean; changes: CreditChange[] }
