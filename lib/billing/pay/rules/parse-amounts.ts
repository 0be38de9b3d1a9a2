import { maxAmounts } from '@/lib/billing/pay/limits'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import type { Money } from '@/lib/platform/money/money'
import { PriceBasis } from '@/prisma/generated/enums'
import type { AmountTexts } from './amount-texts'
import type { AmountPlace } from './service-amounts'

type Parsed = { amounts: (AmountPlace & Money)[]; problem?: string | undefined }

/** Parses amounts as typed in a currency. `problem`: what is wrong with the first that can't be parsed. */
export function parseAmounts(texts: AmountTexts, currency: string): Parsed {
  const amounts: Parsed['amounts'] = []
  for (const [key, text] of Object.entries(texts).slice(0, maxAmounts)) {
    const place = readKey(key)
    const { data, error } = amountSchema().safeParse([currency, text])
    if (error) return { amounts: [], problem: error.issues[0]?.message }
    if (place) amounts.push({ ...place, ...data })
  }
  return { amounts }
}

/** Reads what `amountKey` wrote. */
function readKey(key: string): AmountPlace | null {
  const [, serviceId, basis, limit] = /^([^/]{1,100})\/([A-Z_]+)\/(\d{0,7})$/.exec(key) ?? []
  const priceBasis = Object.values(PriceBasis).find((one) => one === basis)
  if (!serviceId || !priceBasis) return null
  return { serviceId, priceBasis, upTo: limit ? Number(limit) : null }
}
