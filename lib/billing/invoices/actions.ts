'use server'

import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/client-address'
import { OneInvoice } from '@/lib/billing/invoices/schema/invoices'
import { MarkPaid, PayByCard, PayInvoice, PayToken } from '@/lib/billing/invoices/schema/paying'
import { OneRefund, RefundInvoice, ReplaceInvoice, VoidInvoice } from '@/lib/billing/invoices/schema/refunds'
import { SplitInvoice } from '@/lib/billing/invoices/schema/sharing'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { combineInvoices } from './commands/combine-invoices'
import { markPaid } from './commands/mark-paid'
import { openCheckout } from './commands/open-checkout'
import { payByCard } from './commands/pay-by-card'
import { payByLink } from './commands/pay-by-link'
import { cancelReminder, queueReminder } from './commands/queue-reminder'
import { recordInvoiceView } from './commands/record-invoice-view'
import { replaceInvoice } from './commands/replace-invoice'
import { requestRefund } from './commands/request-refund'
import { retryRefund } from './commands/retry-refund'
import { splitInvoice } from './commands/split-invoice'
import { stopCharge } from './commands/stop-charge'
import { voidInvoice } from './commands/void-invoice'
import { writeOff } from './commands/write-off'
import { readRefundTerms } from './queries/read-refund-terms'

export const openCheckoutAction = defineAction({
  access: 'client',
  input: PayInvoice,
  run: (actor, { invoiceId, from }) => openCheckout(actor, invoiceId, from),
})

export const payByCardAction = defineAction({
  access: 'client',
  input: PayByCard,
  run: (actor, input) => payByCard(actor, input),
})

export const recordInvoiceOpenedAction = defineAction({
  access: 'client',
  input: OneInvoice,
  run: (actor, { invoiceId }) => recordInvoiceView(actor, invoiceId, 'OPENED'),
})

export const readRefundTermsAction = defineAction({
  access: 'manage-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => readRefundTerms(actor, invoiceId),
})

export const refundInvoiceAction = defineFormAction({
  access: 'manage-invoices',
  input: RefundInvoice,
  run: (actor, input) => requestRefund(actor, input),
})

export const retryRefundAction = defineAction({
  access: 'manage-invoices',
  input: OneRefund,
  run: (actor, { refundId }) => retryRefund(actor, refundId),
})

export const voidInvoiceAction = defineFormAction({
  access: 'manage-invoices',
  input: VoidInvoice,
  run: (actor, input) => voidInvoice(actor, input),
})

export const replaceInvoiceAction = defineFormAction({
  access: 'manage-invoices',
  input: ReplaceInvoice,
  run: (actor, input) => replaceInvoice(actor, input),
})

export const markPaidAction = defineFormAction({
  access: 'manage-invoices',
  input: MarkPaid,
  run: (actor, input) => markPaid(actor, input),
})

export const sendReminderAction = defineAction({
  access: 'manage-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => queueReminder(actor, invoiceId),
})

export const cancelReminderAction = defineAction({
  access: 'manage-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => cancelReminder(actor, invoiceId),
})

export const splitInvoiceAction = defineFormAction({
  access: 'open-invoices',
  input: SplitInvoice,
  run: (actor, input) => splitInvoice(actor, input),
})

export const combineInvoicesAction = defineAction({
  access: 'open-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => combineInvoices(actor, invoiceId),
})

/** The link is the credential: no session is needed. */
export const payByLinkAction = defineAction({
  access: 'anyone',
  input: PayToken,
  run: async (_actor, { token }) => payByLink(token, clientAddress(await headers())),
})

export const writeOffAction = defineAction({
  access: 'manage-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => writeOff(actor, invoiceId),
})

export const stopChargeAction = defineAction({
  access: 'manage-invoices',
  input: OneInvoice,
  run: (actor, { invoiceId }) => stopCharge(actor, invoiceId),
})
