'use client'

import { useState } from 'react'
import { PayerFields } from '@/components/ui/payer-fields'
import { newPayer, readSplit } from '@/lib/billing/invoices/rules/typed-split'
import { clientPaysText, restText } from '@/lib/billing/invoices/words/shares'
import { formatCents } from '@/lib/platform/money/money'

type SplitFieldsProps = {
  bill: {
    /** What they share: what a deposit and credit leave. */
    dueCents: number
    currency: string
    /** Whether the reader pays the rest. */
    isPayer: boolean
  }
  errors: Record<string, string[] | undefined>
}

/** Who else pays, and how much. Shows what each one pays while it's typed. */
export function SplitFields({ bill, errors }: SplitFieldsProps) {
  const [payers, setPayers] = useState(() => [newPayer('50')])
  const { dueCents, currency, isPayer } = bill
  const { amounts, rest, problem, limits } = readSplit(payers, dueCents, currency)
  const whole = formatCents(dueCents, currency)
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      <PayerFields
        payers={payers}
        onChange={setPayers}
        newPayer={newPayer}
        limits={limits}
        required
        amounts={amounts}
        rest={{ label: restText(isPayer ? 'You pay' : clientPaysText, whole), amount: rest }}
        problem={problem}
        errors={[...new Set([errors.names, errors.emails, errors.sizes].flatMap((each) => each ?? []))]}
      />
    </>
  )
}
