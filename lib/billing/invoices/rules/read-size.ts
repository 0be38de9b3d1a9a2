import { parsePositiveAmount } from '@/lib/platform/money/parse-amount'
import { readPercent } from '@/lib/platform/money/percent'
import type { ShareSize } from './split-bill'

/** How the size of a share is typed. */
export type SizeUnit = 'percent' | 'amount'

/** Parses the typed size of a share: a percentage of the bill, or an amount; otherwise what to type instead. */
export function readSize(unit: SizeUnit, text: string, currency: string): ShareSize | { problem: string } {
  if (unit === 'amount') {
    const { cents, problem } = parsePositiveAmount(text, currency)
    return cents === null ? { problem } : { cents }
  }
  const basisPoints = readPercent(text)
  return basisPoints ? { basisPoints } : { problem: 'Enter a percentage above 0, at most 100' }
}
