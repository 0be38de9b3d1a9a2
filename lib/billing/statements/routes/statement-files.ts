import 'server-only'
import { buffer } from 'node:stream/consumers'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/auth/actor'
import { clientAddress } from '@/lib/auth/client-address'
import { findStatement, findStatementByLink } from '@/lib/billing/statements/queries/find-statement'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { statementGoneTitle } from '@/lib/billing/statements/words'
import { downloadResponse } from '@/lib/entry/download-response'
import { NotFoundError } from '@/lib/platform/errors'
import { centsToDecimal } from '@/lib/platform/money/money'
import { csvFormat } from '@/lib/platform/text/csv'
import { writeStatement } from './pdf/write-statement'

/** Returns a statement as PDF. @throws NotFoundError when the actor may not see it */
export async function statementPdfResponse(
  actor: Actor,
  id: string,
  logo: Uint8Array | null,
): Promise<Response> {
  return pdfOf(await readStatement(actor, id), logo)
}

/** Returns a statement as CSV, a row for each shoot. @throws NotFoundError when the actor may not see it */
export async function statementCsvResponse(actor: Actor, id: string): Promise<Response> {
  return csvOf(await readStatement(actor, id))
}

/**
 * Returns the statement of a link as a file; null if it isn't the link of a statement.
 * @throws NotFoundError if the link doesn't work anymore, AppError `too-many-requests`
 */
export async function linkedStatementResponse(
  token: string,
  request: Request,
  { logo, isCsv }: { logo: Uint8Array | null; isCsv: boolean },
): Promise<Response | null> {
  const statement = await findStatementByLink(token, clientAddress(request.headers))
  if (!statement) return null
  return isCsv ? csvOf(statement) : pdfOf(statement, logo)
}

async function readStatement(actor: Actor, id: string): Promise<StatementDetail> {
  const statement = await findStatement(actor, id)
  if (!statement) throw new NotFoundError(statementGoneTitle)
  return statement
}

async function pdfOf(statement: StatementDetail, logo: Uint8Array | null): Promise<Response> {
  const pdf = new Uint8Array(await buffer(writeStatement(statement, logo)))
  return downloadResponse(pdf, `${statement.number}.pdf`, 'application/pdf')
}

const columns = [
  'statement',
  'period',
  'due',
  'shoot date',
  'property',
  'agent',
  'invoice',
  'net',
  'tax',
  'total',
  'refunded',
  'currency',
] as const

function csvOf({ number, period, dueOn, lines, currency }: StatementDetail): Response {
  const money = (cents: number) => centsToDecimal(cents, currency)
  const rows = lines.map(({ date, address, agent, invoiceNumber, amountCents, taxCents, refundedCents }) => [
    number,
    period,
    dueOn,
    date,
    address,
    agent,
    invoiceNumber,
    money(amountCents - taxCents),
    money(taxCents),
    money(amountCents),
    money(refundedCents),
    currency,
  ])
  const text = stringify(rows, { ...csvFormat, columns: [...columns] })
  return downloadResponse(text, `${number}.csv`, 'text/csv; charset=utf-8')
}
