import { centsToInput } from '@/lib/platform/money/money'
import { amountKey, type ServiceAmount } from './service-amounts'

/** The amounts of a form as typed, by `amountKey`. */
export type AmountTexts = Record<string, string>

/** Returns amounts as the text of one field. */
export function toAmountsText(amounts: readonly ServiceAmount[], currency: string): string {
  const texts = amounts.map((amount) => [amountKey(amount), centsToInput(amount.amountCents, currency)])
  return writeAmountTexts(Object.fromEntries(texts))
}

/** Writes amounts in a fixed order, without the empty ones, so that the same amounts have the same text. */
export function writeAmountTexts(texts: AmountTexts): string {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  return JSON.stringify(Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1))))
}

/** Reads what `writeAmountTexts` wrote; nothing of anything else. */
export function readAmountTexts(text: string): AmountTexts {
  try {
    const read: unknown = JSON.parse(text)
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
