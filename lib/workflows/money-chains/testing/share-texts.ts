import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { describeShareOf } from '@/lib/billing/invoices/queries/describe-share-of'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { formatCents } from '@/lib/platform/money/money'
import { type Invoice, isAwaited } from './invoice'
import type { Model } from './model'
import type { Chain } from './open-chain.fixture'

const usd = (cents: number) => formatCents(cents, 'USD')

/** The amounts that a payer reads, in their order, and whether the photos are unlocked. */
type ShareText = { amounts: string[]; isUnlocked: boolean } | null

/** Returns what each payer of the bill for the photos reads about their share, by the invoice's place. */
export async function readShareTexts({ model, client }: Chain, ids: readonly string[]): Promise<ShareText[]> {
  const texts: ShareText[] = []
  for (const invoice of partsOf(model)) {
    const id = ids[model.invoices.indexOf(invoice)] ?? ''
    const isMain = invoice.main === null
    const text = isMain
      ? (await readSharedBill(client, id))?.summary
      : await describeShareOf(payPath({ invoiceId: id }).replace('/bill/', ''))
    texts.push(text ? readText(text) : null)
  }
  return texts
}

function readText(text: string): ShareText {
  return { amounts: text.match(/\$[\d,]+\.\d\d/g) ?? [], isUnlocked: text.includes('are unlocked') }
}

/** Returns what the model says that they read. */
export function expectShareTexts(model: Model): ShareText[] {
  const parts = partsOf(model)
  return parts.map((own) => {
    const { status, amountCents, payer } = own
    const isCollected = payer === 'brokerage' && model.terms.coverage?.paysMonthly
    const share = shareOf(own)
    if (status === 'REFUNDED' || status === 'VOID' || isCollected || !share || parts.length < 2) return null
    const others = model.invoices.filter((one) => parts.includes(one) && one !== own && isAwaited(one))
    const refunded = others.find((one) => one.status === 'REFUNDED')
    const owed = refunded ? [refunded] : others
    const isPaid = status === 'COMPLETED'
    const left = share.cents === amountCents ? [] : [amountCents]
    const read = isPaid ? [share.cents] : [share.cents, share.ofCents, ...left]
    const amounts = [...(share.cents === 0 ? [] : read), ...owed.map((one) => one.amountCents)]
    return { amounts: amounts.map(usd), isUnlocked: isPaid && others.length === 0 }
  })
}

/** Returns an invoice's share, and of what: people share what is left to pay, a brokerage and its client all that is sold. */
function shareOf({ saleCents, amountCents, billCents, sharedCents }: Invoice) {
  if (billCents === null) return null
  return sharedCents === null
    ? { cents: saleCents, ofCents: billCents }
    : { cents: amountCents, ofCents: sharedCents }
}

/** Lists the invoices of the bill that covers the photos, the main one first, if they're shared. */
function partsOf({ covering, invoices }: Model): Invoice[] {
  if (!covering || covering.status === 'VOID') return []
  return [covering, ...invoices.filter(({ main, status }) => main === covering && status !== 'VOID')]
}
