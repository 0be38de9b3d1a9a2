import { maxShares, payerNameLimit } from '@/lib/billing/invoices/limits'
import { sharesTooLargeText } from '@/lib/billing/invoices/words/shares'
import { formatCents } from '@/lib/platform/money/money'
import { readSize, type SizeUnit } from './read-size'
import { type ShareSize, sizeShares } from './split-bill'

/** Someone who shares a bill, as typed; `key` tells rows apart. */
export type TypedPayer = { key: string; name: string; email: string; unit: SizeUnit; size: string }

export function newPayer(size = ''): TypedPayer {
  return { key: crypto.randomUUID(), name: '', email: '', unit: 'percent', size }
}

/** What each payer of a bill pays while it's typed. */
export type TypedSplit = {
  /** Formatted, in order of the payers; a dash as long as it isn't known. */
  amounts: string[]
  /** What is left for the client, in cents and formatted. All of the bill as long as the shares aren't known. */
  clientCents: number
  rest: string
  /** Why the shares can't be. */
  problem: string | null
  limits: { payers: number; name: number }
}

/** Returns what each payer pays of what is left to pay of a bill. */
export function readSplit(
  payers: readonly Pick<TypedPayer, 'unit' | 'size'>[],
  dueCents: number,
  currency: string,
): TypedSplit {
  const sizes = payers.map(({ unit, size }) => readSize(unit, size, currency))
  const typed = sizes.filter((size): size is ShareSize => !('problem' in size))
  const isComplete = typed.length === payers.length
  const cents = isComplete ? sizeShares(dueCents, typed) : null
  const amountOf = (index: number) => {
    const part = cents?.[index]
    return part === undefined ? '–' : formatCents(part, currency)
  }
  return {
    amounts: payers.map((_, index) => amountOf(index + 1)),
    clientCents: payers.length === 0 ? dueCents : (cents?.[0] ?? dueCents),
    rest: amountOf(0),
    problem: payers.length > 0 && isComplete && !cents ? sharesTooLargeText : null,
    limits: { payers: maxShares, name: payerNameLimit },
  }
}
