import { z } from 'zod'
import { noteLimit } from '@/lib/billing/invoices/limits'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { missingPaymentDateText, tooLongText } from '@/lib/platform/words'

/** The query parameters with which a client returns from checkout. */
export const CheckoutReturn = z.object({
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
})

export type CheckoutReturn = z.output<typeof CheckoutReturn>

/** The state of a payment when its client returns from checkout, by Stripe and the invoice; never by the URL alone. */
export type ReturnState = 'paid' | 'processing' | 'cancelled' | 'failed' | 'expired'

/** The result of a checkout from which the client returns; amounts are formatted. */
export type CheckoutOutcome = {
  state: ReturnState
  invoice: { id: string; number: string; amount: string }
}

/** The path and query of the page where Pay was pressed. */
const from = z.string().max(2_000).optional()
export const PayInvoice = z.object({ invoiceId: z.uuid(), from })
export const PayByCard = z.object({ invoiceId: z.uuid(), cardId: z.uuid(), from })
export type PayByCard = z.output<typeof PayByCard>

/** The client's saved card that can pay an invoice in one click. */
export type PayingCard = {
  id: string
  last4: string
  /** Whether it was saved after the invoice's last payment failed. */
  isNew: boolean
}

/** The result of "Pay with card"; `checkout` continues on the hosted page, with a message that says why. */
export type CardPaymentResult =
  | { outcome: 'paid' | 'processing' }
  | { outcome: 'checkout'; url: string; message: string }

export const MarkPaid = z.object({
  invoiceId: z.uuid(),
  method: z.enum(['CARD', 'CASH', 'CHECK', 'BANK_TRANSFER', 'TEST'], 'Choose how it was paid'),
  /** In the studio's time zone. */
  paidOn: calendarDate(missingPaymentDateText),
  note: z.string().trim().max(noteLimit, tooLongText('Note', noteLimit)).default(''),
})
export type MarkPaid = z.output<typeof MarkPaid>

/** The token of the link of a share or a statement, unverified. */
export const PayToken = z.object({ token: z.string().max(200) })
