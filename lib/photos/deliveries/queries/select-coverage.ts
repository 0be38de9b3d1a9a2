import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { unpaidShares } from '@/lib/billing/invoices/rules/coverage'
import { type coverageFor, heldBy } from '@/lib/photos/deliveries/policy'
import { checkSql } from '@/lib/platform/data/where-sql'
import type { Prisma } from '@/prisma/generated/client'

type Coverage = Prisma.MediaDeliveryGetPayload<{ select: ReturnType<typeof coverageFor> }>

/** What a transfer may have besides its coverage. */
export type Terms = Prisma.DeliveryTransferGetPayload<{
  select: { kind: true; text: true; boardsText: true }
}>

/** Selects the unpaid part of the bill of a delivery `d` for which its photos don't wait. */
const statementPart = sql<{ number: string | null } | null>`(
  SELECT json_build_object('number', statement.number)
  FROM invoices part LEFT JOIN statements statement ON statement.id = part.statement_id
  WHERE part.share_of_id = (
      SELECT i.id FROM invoices i WHERE i.delivery_id = d.id ORDER BY i.created_at DESC, i.id DESC LIMIT 1
    )
    AND part.is_on_terms AND part.is_collected AND part.status IN ('PENDING', 'FAILED')
  LIMIT 1)`

/**
 * Selects what `coverageFor` does of a delivery `d`, as JSON, with the terms of its transfer, and what a statement collects for
 * it: the statement's number, null for the next one.
 */
export function selectCoverage(actor: Actor) {
  const held = checkSql('delivery_transfers', heldBy(actor), 't')
  return {
    invoices: latestOf(sql`i.delivery_id = d.id`),
    transfers: sql<(Coverage['transfers'][number] & Terms)[]>`to_json(ARRAY(
      SELECT json_build_object(
        'kind', t.kind, 'text', t.text, 'boardsText', t.boards_text, 'invoices', ${latestOf(sql`i.transfer_id = t.id`)}
      )
      FROM delivery_transfers t WHERE t.delivery_id = d.id AND ${held} LIMIT 1))`,
    statement: statementPart,
  }
}

/** Selects `coveringInvoice`. */
function latestOf(owner: RawBuilder<unknown>) {
  const unpaid = checkSql('invoices', unpaidShares.where, 's')
  return sql<Coverage['invoices']>`to_json(ARRAY(
    SELECT json_build_object(
      'id', i.id, 'invoiceNumber', i.invoice_number, 'status', i.status, 'amountCents', i.amount_cents,
      'currency', i.currency, 'paidMethod', i.paid_method,
      'shares', ARRAY(SELECT json_build_object('id', s.id) FROM invoices s WHERE s.share_of_id = i.id AND ${unpaid})
    )
    FROM invoices i WHERE ${owner} ORDER BY i.created_at DESC, i.id DESC LIMIT 1))`
}
