import type { ButtonProps } from '@/components/ui/button'
import type { PayingCard } from '@/lib/invoices/schema'
import { PayButton } from './pay-button'
import { PayCardButton } from './pay-card-button'

type PayChoicesProps = Pick<ButtonProps, 'size' | 'wide'> & {
  invoice: { id: string; amount: string }
  /** The client's card on file; null leaves the hosted checkout alone. */
  card: PayingCard | null
}

/** Every way in which a client can pay an invoice from here. */
export function PayChoices({ invoice, card, ...rest }: PayChoicesProps) {
  return (
    <>
      <PayButton invoiceId={invoice.id} {...rest} />
      {card && <PayCardButton invoiceId={invoice.id} amount={invoice.amount} card={card} {...rest} />}
    </>
  )
}
