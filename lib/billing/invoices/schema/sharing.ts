import { z } from 'zod'
import { maxShares, payerNameLimit } from '@/lib/billing/invoices/limits'
import { readSize } from '@/lib/billing/invoices/rules/read-size'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { isSupportedCurrency } from '@/lib/platform/money/currencies'
import { invalidFieldsText, longEmailText, unsupportedCurrencyText } from '@/lib/platform/words'
import type { InvoiceStatus } from '@/prisma/generated/enums'

const payerName = z
  .string()
  .trim()
  .min(1, 'Enter a name for everyone')
  .max(payerNameLimit, `Names must be at most ${payerNameLimit} characters`)
const payerEmail = z
  .string()
  .trim()
  .max(254, longEmailText)
  .pipe(z.email('Enter an email address such as name@example.com for everyone'))
const each = <S extends z.ZodType>(schema: S) => z.array(schema).min(1).max(maxShares)

/** One name, email address and size for each of the others who share a bill. */
const typedShares = z.object({
  /** In which amounts were typed. */
  currency: z.string().refine(isSupportedCurrency, unsupportedCurrencyText),
  names: each(payerName),
  emails: each(payerEmail),
  units: each(z.enum(['percent', 'amount'])),
  sizes: each(z.string().max(100)),
})

export const SplitBill = typedShares.transform(readShares)

export const SplitInvoice = typedShares
  .extend({ invoiceId: z.uuid() })
  .transform(({ invoiceId, ...typed }, context) => ({ invoiceId, ...readShares(typed, context) }))
export type SplitInvoice = z.output<typeof SplitInvoice>

function readShares(
  { currency, names, emails, units, sizes }: z.output<typeof typedShares>,
  context: z.RefinementCtx,
): { currency: string; shares: Share[] } {
  const shares = names.map((name, index): Share => {
    const size = readSize(units[index] ?? 'percent', sizes[index] ?? '', currency)
    if ('problem' in size) context.addIssue({ code: 'custom', path: ['sizes'], message: size.problem })
    const payer = { kind: 'person' as const, name, email: emails[index] ?? '' }
    return { ...('problem' in size ? { cents: 0 } : size), payer }
  })
  if ([emails, units, sizes].some(({ length }) => length !== names.length))
    context.addIssue({ code: 'custom', path: ['sizes'], message: invalidFieldsText })
  return { currency, shares }
}

/** The invoices of a shared bill, as its client and the studio see them; amounts are formatted. */
export type SharedBill = {
  /** What all shares come to; null where that isn't known. */
  total: string | null
  payers: {
    id: string
    number: string
    name: string
    /** `$199.20` */
    due: string
    /** The same with its part of the bill: `$199.20 (40%)` */
    amount: string
    status: InvoiceStatus
    isOverdue: boolean
    /** Whether it's the invoice on this page. */
    isShown: boolean
    /** Whether it's the bill's main invoice. */
    isMain: boolean
    /** What was paid for it and not refunded; null for nothing. */
    paid: string | null
    /** Whether someone without an account pays it. */
    isPerson: boolean
    /** Whether photos wait for its payment. */
    isOwed: boolean
    /** The same, if it isn't the reader's. */
    isAwaited: boolean
    canPay: boolean
    /** `Pay for Vera`, or that it's the reader's own. */
    payLabel: string
    /** The link with which someone without an account pays; null for others, and once there's nothing to pay. */
    payLink: string | null
  }[]
  /** What the booking's client reads about it, by `describeShare`; null for the studio, and once it decides about no photos. */
  summary: string | null
  /** The main invoice, if the bill can be combined again. */
  combinableId: string | null
}
