import 'server-only'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { statusWords } from '@/lib/billing/invoices/words/invoice'
import { coloredFact, type FactColumn, fact, plainFact } from '@/lib/platform/pdf/facts'
import type { Pen } from '@/lib/platform/pdf/pen'
import { colors, left, styles, width } from '@/lib/platform/pdf/sheet'
import { drawTable } from '@/lib/platform/pdf/table'
import { splitAddress } from '@/lib/platform/text/address'
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

const amountWidth = 110
const textWidth = width - amountWidth - 16

/** Draws the table of services. Returns the `top` below. @param after the height of what follows the last line */
export function drawLineItems(pen: Pen, { lines }: InvoiceDetail, top: number, after: number): number {
  const rows = lines.map(({ description, amount }) => {
    const height = pen.heightOf(description, styles.service, textWidth) + 17
    const draw = (y: number) => {
      pen.write(description, styles.service, { left, top: y + 8, width: textWidth })
      const amountLeft = left + width - amountWidth
      pen.write(amount, styles.body, { left: amountLeft, top: y + 10, width: amountWidth, right: true })
      pen.rule(left, y + height, width, colors.line)
    }
    return { height, draw }
  })
  return drawTable(pen, { drawHead: (y) => drawTableHead(pen, y), rows, after }, top)
}

function drawTableHead(pen: Pen, top: number): number {
  pen.write('Service', styles.label, { left, top, width: width / 2 })
  const below = pen.write('Amount', styles.label, { left, top, width, right: true }) + 5
  pen.rule(left, below, width, colors.ink)
  return below
}
