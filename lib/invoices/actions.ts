'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { markPaid as markPaidCommand } from './commands/mark-paid'
import { openCheckout as openCheckoutCommand } from './commands/open-checkout'
import { MarkPaid, PayInvoice } from './schema'

export const openCheckout = defineAction({
  access: 'client',
  input: PayInvoice,
  run: (actor, { invoiceId }) => openCheckoutCommand(actor, invoiceId),
})

export const markPaid = defineFormAction({
  access: 'photographer',
  input: MarkPaid,
  run: (actor, input) => markPaidCommand(actor, input),
})
