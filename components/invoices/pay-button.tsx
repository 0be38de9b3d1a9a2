'use client'

import { CheckoutButton, type PayButtonProps } from '@/components/ui/checkout-button'
import { openCheckoutAction, payShareAction } from '@/lib/invoices/actions'

/** Opens an invoice's hosted checkout. */
export function PayButton({ invoiceId, ...rest }: PayButtonProps & { invoiceId: string }) {
  return <CheckoutButton {...rest} payable={invoiceId} open={() => openCheckoutAction({ invoiceId })} />
}

/** Opens the hosted checkout of a share, for whoever has its link. */
export function PayShareButton({ token, ...rest }: PayButtonProps & { token: string }) {
  return <CheckoutButton {...rest} payable={token} open={() => payShareAction({ token })} />
}
