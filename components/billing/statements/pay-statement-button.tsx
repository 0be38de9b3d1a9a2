'use client'

import { CheckoutButton, type PayButtonProps } from '@/components/ui/checkout-button'
import { payStatementAction } from '@/lib/billing/statements/actions'

/** Opens the hosted checkout of a statement, for anyone with its link. */
export function PayStatementButton({ token, ...rest }: PayButtonProps & { token: string }) {
  return <CheckoutButton {...rest} payable={token} open={() => payStatementAction({ token })} />
}
