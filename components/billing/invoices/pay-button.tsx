'use client'

import { CheckoutButton, type PayButtonProps } from '@/components/ui/checkout-button'
import { openCheckoutAction, payByLinkAction } from '@/lib/billing/invoices/actions'

/** Opens an invoice's hosted checkout, which returns to this page. */
export function PayButton({ invoiceId, ...rest }: PayButtonProps & { invoiceId: string }) {
  const open = () => openCheckoutAction({ invoiceId, from: currentPage() })
  return <CheckoutButton {...rest} payable={invoiceId} open={open} />
}

/** Returns the path and query of this page. */
export function currentPage(): string {
  return `${window.location.pathname}${window.location.search}`
}

/** Opens the hosted checkout of a share or a statement, for whoever has its link. */
export function PayByLinkButton({ token, ...rest }: PayButtonProps & { token: string }) {
  return <CheckoutButton {...rest} payable={token} open={() => payByLinkAction({ token })} />
}
