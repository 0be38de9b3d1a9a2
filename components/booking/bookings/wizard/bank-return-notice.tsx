import { Notice } from '@/components/ui/notice'
import { bankReturnTexts } from '@/lib/booking/bookings/words/bank-return'

export type BankReturn = {
  kind: keyof typeof bankReturnTexts
  /** Why the booking couldn't be completed. */
  reason?: string
}

/** Says what happened to a booking whose client was on the bank's page, and what is left to do. */
export function BankReturnNotice({ kind, reason }: BankReturn) {
  const { title, detail } = bankReturnTexts[kind]
  return (
    <Notice tone={kind === 'completing' ? 'info' : 'wait'} title={title} className="mb-8 max-w-152" announce>
      {reason} {detail}
    </Notice>
  )
}
