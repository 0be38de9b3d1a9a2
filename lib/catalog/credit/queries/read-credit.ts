import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { shownEntries } from '@/lib/catalog/credit/limits'
import { canManageCredit } from '@/lib/catalog/credit/policy'
import type { ClientCredit, CreditChange } from '@/lib/catalog/credit/schema'
import { kindNames, usedText } from '@/lib/catalog/credit/words'
import { db } from '@/lib/platform/data/db'
import { latestFirst } from '@/lib/platform/data/latest-first'
import { formatCents, formatSums } from '@/lib/platform/money/money'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Invoices that deduct credit. */
const deducting = { creditCents: { lt: 0 }, status: { notIn: ['VOID' as const, 'REFUNDED' as const] } }

/** Returns a client's credit with its latest changes; null for readers who may not see it. */
export async function readCredit(actor: Actor, clientId: string): Promise<ClientCredit | null> {
  if (!canManageCredit(actor)) return null
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: shownEntries }
  const [sums, entries, invoices, { timeZone, currency }] = await Promise.all([
    readSums(clientId),
    db().creditEntry.findMany({
      where: { clientId },
      select: {
        id: true,
        kind: true,
        amountCents: true,
        currency: true,
        reason: true,
        createdAt: true,
        refund: { select: { invoiceId: true } },
      },
      ...newest,
    }),
    db().invoice.findMany({
      where: { clientId, ...deducting },
      select: { id: true, invoiceNumber: true, creditCents: true, currency: true, createdAt: true },
      ...newest,
    }),
    getStudio(),
  ])
  const changes = [
    ...entries.map((entry) => ({
      id: entry.id,
      at: entry.createdAt,
      what: kindNames[entry.kind],
      reason: entry.reason,
      amount: formatCents(entry.amountCents, entry.currency),
      href: entry.refund && `/invoices/${entry.refund.invoiceId}`,
    })),
    ...invoices.map((invoice) => ({
      id: invoice.id,
      at: invoice.createdAt,
      what: usedText(invoice.invoiceNumber),
      reason: null,
      amount: formatCents(invoice.creditCents, invoice.currency),
      href: `/invoices/${invoice.id}`,
    })),
  ]
    .sort((one, other) => latestFirst(one.at.toISOString(), other.at.toISOString()))
    .slice(0, shownEntries)
    .map(({ at, ...change }): CreditChange => ({ ...change, on: formatInstantDate(at, timeZone) }))
  return { sums: formatSums(sums, currency), hasAny: sums.length > 0, changes }
}

/** Returns what the actor has of credit, formatted; null without any. Only clients get credit. */
export async function readOwnCredit(actor: Actor): Promise<string | null> {
  if (!isClient(actor)) return null
  const [sums, { currency }] = await Promise.all([readSums(actor.profileId), getStudio()])
  return sums.length > 0 ? formatSums(sums, currency) : null
}

/** Returns a client's credit by currency, without those of which nothing is left. */
async function readSums(clientId: string): Promise<{ cents: number; currency: string }[]> {
  const entered = await db().creditEntry.groupBy({
    by: ['currency'],
    where: { clientId },
    _sum: { amountCents: true },
  })
  if (entered.length === 0) return []
  const deducted = await db().invoice.groupBy({
    by: ['currency'],
    where: { clientId, ...deducting },
    _sum: { creditCents: true },
  })
  return entered
    .map(({ currency, _sum }) => {
      const used = deducted.find((one) => one.currency === currency)?._sum.creditCents ?? 0
      return { currency, cents: (_sum.amountCents ?? 0) + used }
    })
    .filter(({ cents }) => cents > 0)
}
