import 'server-only'
import type { InvoiceDetail } from '@/lib/invoices/schema'
import { statusWords } from '@/lib/invoices/words/invoice'
import { splitAddress } from '@/lib/platform/address'
import { coloredFact, type FactColumn, fact, plainFact } from '@/lib/platform/pdf/facts'
import type { Pen } from '@/lib/platform/pdf/pen'
import { bottom, colors, left, nextPage, styles, width } from '@/lib/platform/pdf/sheet'
import type { InvoiceStatus } from '@/prisma/generated/enums'

export function statusColor(status: InvoiceStatus, isOverdue: boolean): string {
  if (isOverdue || status === 'FAILED') return colors.stop
  if (status === 'PENDING') return colors.wait
  return status === 'COMPLETED' ? colors.ok : colors.soft
}

/** Returns client, property, numbers and dates. */
export function factsOf(invoice: InvoiceDetail): FactColumn[] {
  const { client, booking, status, isOverdue } = invoice
  const { street, town } = splitAddress(booking.address)
  return [
    { share: 1.4, facts: [fact('Billed to', client.fullName, client.company, client.email)] },
    { share: 1.4, facts: [fact('Property', street, town, booking.occasion)] },
    { share: 1, facts: [fact('Invoice #', invoice.number), plainFact('Booking', booking.number)] },
    {
      share: 1,
      facts: [
        fact('Date', invoice.issuedOn),
        plainFact('Due', invoice.dueOn),
        coloredFact('Status', isOverdue ? 'Overdue' : statusWords[status], statusColor(status, isOverdue)),
      ],
    },
  ]
}

/** Draws the table of services; a new page repeats its header. Returns the `top` below. */
export function drawLineItems(pen: Pen, { lines }: InvoiceDetail, top: number): number {
  const amountWidth = 110
  const textWidth = width - amountWidth - 16
  let y = drawTableHead(pen, top)
  for (const { description, amount } of lines) {
    const height = pen.heightOf(description, styles.service, textWidth) + 17
    if (y + height > bottom) y = drawTableHead(pen, nextPage(pen))
    pen.write(description, styles.service, { left, top: y + 8, width: textWidth })
    pen.write(amount, styles.body, {
      left: left + width - amountWidth,
      top: y + 10,
      width: amountWidth,
      right: true,
    })
    y += height
    pen.rule(left, y, width, colors.line)
  }
  return y + 22
}

function drawTableHead(pen: Pen, top: number): number {
  pen.write('Service', styles.label, { left, top, width: width / 2 })
  const below = pen.write('Amount', styles.label, { left, top, width, right: true }) + 5
  pen.rule(left, below, width, colors.ink)
  return below
}
