import { z } from 'zod'
import { AppError } from '@/lib/platform/errors'
import { unsupportedCurrencyText } from '@/lib/platform/words'
import { isSupportedCurrency } from './currencies'
import type { Money } from './money'
import { parseAmount, parsePositiveAmount } from './parse-amount'

/**
 * Makes a schema that parses a typed amount and the currency it was shown in to minor units. The command still has to
 * compare the currency with the record's (`assertCurrency`).
 * @param options.missing the error message for an empty field
 */
export function amountSchema(options: { positive?: boolean; missing?: string } = {}) {
  const parse = options.positive ? parsePositiveAmount : parseAmount
  return z
    .tuple([z.string().refine(isSupportedCurrency, unsupportedCurrencyText), z.string().max(100)])
    .transform(([currency, text], context): Money => {
      const { cents, problem } = parse(text, currency)
      if (cents !== null) return { cents, currency }
      const isMissing = options.missing && text.trim() === ''
      context.addIssue({ code: 'custom', message: isMissing ? options.missing : problem })
      return z.NEVER
    })
}

/** @throws AppError `conflict` if the amount was typed in a currency other than the record's */
export function assertCurrency(amount: Money, currency: string): void {
  if (amount.currency === currency) return
  throw new AppError('conflict', `The currency is now ${currency}. Reload the page and check the amount.`)
}
