import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Locked = {
  id: string
  invoiceNumber: string
  status: string
  hasPayment: boolean
  newestNumber: string | null
  newestStatus: string | null
}

/**
 * The newest invoice of a delivery, or of a transfer, decides. A replaced invoice was voided or fully refunded first, so an older one that is still
 * paid means that the client paid and can't open the photos.
 */
export const paidButLocked: Check = {
  name: 'paid-but-locked',
  severity: 'error',
  title: "A client paid, but the invoice or the photos don't show it",
  advice: 'Compare the invoice’s history with Stripe; void the newer invoice, or mark it as paid.',
  async find() {
    const invoices = await db().$queryRaw<Locked[]>`
      WITH paid AS (
        SELECT invoice.*, invoice.marked_paid_by IS NOT NULL OR EXISTS (
          SELECT FROM invoice_events AS event WHERE event.invoice_id = invoice.id AND event.kind IN ('PAID', 'MARKED_PAID')
        ) AS has_payment FROM invoices AS invoice
      )
      SELECT paid.id, paid.invoice_number AS "invoiceNumber", paid.status::text, paid.has_payment AS "hasPayment",
        newest.invoice_number AS "newestNumber", newest.status::text AS "newestStatus"
      FROM paid LEFT JOIN LATERAL (
        SELECT covering.id, covering.invoice_number, covering.status FROM invoices AS covering
        WHERE covering.delivery_id = paid.delivery_id OR covering.transfer_id = paid.transfer_id
        ORDER BY covering.created_at DESC, covering.id DESC LIMIT 1
      ) AS newest ON TRUE
      WHERE (paid.status = 'COMPLETED' AND paid.amount_cents > 0 AND newest.status <> 'COMPLETED')
        OR (paid.status IN ('PENDING', 'FAILED', 'VOID') AND paid.has_payment)
        OR (paid.status = 'REFUNDED' AND paid.refunded_cents < paid.amount_cents AND NOT EXISTS (
          SELECT FROM invoice_events AS event WHERE event.invoice_id = paid.id AND event.kind = 'REPLACED'
        ))
      ORDER BY paid.created_at, paid.id LIMIT ${maxFindings}`
    return invoices.map((invoice) => ({ id: invoice.id, text: describe(invoice) }))
  },
}

function describe({ invoiceNumber, status, newestNumber, newestStatus }: Locked): string {
  if (status === 'COMPLETED')
    return `Invoice ${invoiceNumber} is paid, but its photos are locked by the newer ${newestNumber} (${newestStatus}).`
  if (status === 'REFUNDED')
    return `Invoice ${invoiceNumber} counts as refunded, but only a part of it was; its photos are locked.`
  return `A payment of invoice ${invoiceNumber} was recorded, but its status is ${status}.`
}
