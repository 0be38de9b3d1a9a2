import { z } from 'zod'
import { isSupportedCurrency } from './currencies'
import { AppError } from './errors'
import type { Money } from './money'
import { parseAmount, parsePositiveAmount } from './parse-amount'
import { unsupportedCurrencyText } from './words'

/**
 * An amount as a form sends it, the currency it was shown in and the text; money afterwards. The command still compares
 * the currency with the one on record: see assertCurrency.
 * @param options.missing said when nothing was typed
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

/** @throws AppError `conflict` when an amount was typed in another currency than the one on record */
export function assertCurrency(amount: Money, currency: string): void {
  if (amount.currency === currency) return
  throw new AppError('conflict', `The currency is now ${currency}. Reload the page and check the amount.`)
}
