import type { ButtonProps } from '@/components/ui/button'
import type { PayingCard } from '@/lib/billing/invoices/schema'
import { PayButton } from './pay-button'
import { PayCardButton } from './pay-card-button'

type PayChoicesProps = Pick<ButtonProps, 'size' | 'wide'> & {
  invoice: { id: string; amount: string }
  /** The client's saved card; null offers only the hosted checkout. */
  card: PayingCard | null
  /** Replaces the button's text. */
  label?: string | undefined
}

/** The ways a client can pay an invoice. */
export function PayChoices({ invoice, card, label, ...rest }: PayChoicesProps) {
  return (
    <>
      <PayButton invoiceId={invoice.id} {...rest}>
        {label}
      </PayButton>
      {card && <PayCardButton invoiceId={invoice.id} amount={invoice.amount} card={card} {...rest} />}
    </>
  )
}
