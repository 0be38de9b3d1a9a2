import { CheckboxField } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import type { BookingPayment } from '@/lib/bookings/schema'
import { describePayment, refundDecisionText } from '@/lib/bookings/words/cancelling'
import type { Role } from '@/prisma/generated/enums'

type CancelPaymentsProps = {
  payments: readonly BookingPayment[]
  reader: Role
  clientName: string
  /** The invoices to refund. */
  chosen: ReadonlySet<string>
  onChoose: (invoiceId: string, refund: boolean) => void
}

/** Lists what was paid for a booking that is about to be cancelled, with the option to refund it for the studio. */
export function CancelPayments({ payments, reader, clientName, chosen, onChoose }: CancelPaymentsProps) {
  return payments.map((payment) => (
    <Notice
      key={payment.invoiceId}
      tone="wait"
      title={describePayment(reader === 'CLIENT' ? 'You' : clientName, payment)}
      className="mt-3"
    >
      {payment.canRefund ? (
        <CheckboxField
          className="mt-1.5"
          checked={chosen.has(payment.invoiceId)}
          onChange={(event) => onChoose(payment.invoiceId, event.target.checked)}
          label={
            payment.isByHand
              ? `Record ${payment.amount} as refunded`
              : `Refund ${payment.amount} to the ${payment.method}`
          }
          hint={payment.isByHand ? 'This only records the refund. Send the money yourself.' : undefined}
        />
      ) : (
        refundDecisionText
      )}
    </Notice>
  ))
}
