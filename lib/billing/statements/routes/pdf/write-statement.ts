import 'server-only'
import type { Readable } from 'node:stream'
import { taxNumberText } from '@/lib/billing/invoices/words/invoice'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { statementStatusWords } from '@/lib/billing/statements/words'
import { openDocument } from '@/lib/platform/pdf/document'
import { coloredFact, drawFacts, type FactColumn, fact, plainFact } from '@/lib/platform/pdf/facts'
import { drawHead } from '@/lib/platform/pdf/head'
import { Pen } from '@/lib/platform/pdf/pen'
import { colors } from '@/lib/platform/pdf/sheet'
import { drawFooters, drawTotals, heightOfTotals, spaceAbove } from '@/lib/platform/pdf/totals'
import { countOf } from '@/lib/platform/words'
import { drawAgents, drawShoots } from './tables'

/**
 * Writes a statement as a PDF: a row for each shoot, what each agent's add up to, and the total.
 * @param logo the studio's logo as PNG or JPEG; null draws the product's logo and the studio's name
 */
export function writeStatement(statement: StatementDetail, logo: Uint8Array | null = null): Readable {
  const { number, studio, amount, period, brokerage, payment, balance, tax, refunded } = statement
  const document = openDocument({
    title: `Statement ${number}`,
    author: studio.name,
    subject: `${amount} for ${period}`,
    createdAt: statement.issuedAt,
  })
  const pen = new Pen(document)
  const [word, color] = statusOf(statement)
  let top = drawHead(pen, {
    title: 'Statement',
    studio,
    taxNumber: studio.taxNumber && taxNumberText(studio.taxNumber),
    logo,
    stamp: word === statementStatusWords.OPEN ? null : { word, color },
  })
  top = drawFacts(pen, factsOf(statement), top)
  const totals = {
    notes: tax ? [payment, `${tax}.`] : [payment],
    sums: [['Total', amount] as const, ...(refunded ? [['Refunded', refunded] as const] : [])],
    balance,
  }
  const after = heightOfTotals(pen, totals)
  const hasAgents = statement.agents.length > 1
  top = drawShoots(pen, statement, { top, after: hasAgents ? 0 : after })
  if (hasAgents) top = drawAgents(pen, statement, { top: top + spaceAbove, after })
  drawTotals(pen, totals, top)
  drawFooters(pen, { remark: `Statement ${number} for ${brokerage.name}`, hours: studio.hours })
  document.end()
  return document
}

function statusOf({ status, isOverdue }: StatementDetail): [word: string, color: string] {
  if (isOverdue) return ['Overdue', colors.stop]
  const color = { OPEN: colors.wait, PAID: colors.ok, VOID: colors.soft }[status]
  return [statementStatusWords[status], color]
}

function factsOf(statement: StatementDetail): FactColumn[] {
  const { brokerage, contact, number, period, lines, issuedOn, dueOn } = statement
  const [word, color] = statusOf(statement)
  return [
    {
      share: 1.4,
      facts: [fact('Billed to', brokerage.name, contact?.name ?? null, contact?.email ?? null)],
    },
    { share: 1.4, facts: [fact('Period', period, countOf(lines.length, 'shoot'))] },
    { share: 1, facts: [fact('Statement #', number), plainFact('Date', issuedOn)] },
    { share: 1, facts: [fact('Due', dueOn), coloredFact('Status', word, color)] },
  ]
}
