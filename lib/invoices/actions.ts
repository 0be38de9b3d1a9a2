'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { markPaid as markPaidCommand } from './commands/mark-paid'
import { openCheckout as openCheckoutCommand } from './commands/open-checkout'
import { payByCard as payByCardCommand } from './commands/pay-by-card'
import { recordReading } from './commands/record-reading'
import { refundInvoice as refundInvoiceCommand } from './commands/refund-invoice'
import { sendReminder as sendReminderCommand } from './commands/send-reminder'
import { voidInvoice as voidInvoiceCommand } from './commands/void-invoice'
import { readRefundTerms as readRefundTermsQuery } from './queries/read-refund-terms'
import {
  MarkPaid,
  NoteInvoiceOpened,
  PayByCard,
  PayInvoice,
  RefundInvoice,
  RefundTermsQuery,
  RemindOfInvoice,
  VoidInvoice,
} from './schema'

export const openCheckout = defineAction({
  access: 'client',
  input: PayInvoice,
  run: (actor, { invoiceId }) => openCheckoutCommand(actor, invoiceId),
})

export const payByCard = defineAction({
  access: 'client',
  input: PayByCard,
  run: (actor, input) => payByCardCommand(actor, input),
})

export const noteInvoiceOpened = defineAction({
  access: 'client',
  input: NoteInvoiceOpened,
  run: (actor, { invoiceId }) => recordReading(actor, invoiceId, 'OPENED'),
})

export const readRefundTerms = defineAction({
  access: 'photographer',
  input: RefundTermsQuery,
  run: (actor, { invoiceId }) => readRefundTermsQuery(actor, invoiceId),
})

export const refundInvoice = defineFormAction({
  access: 'photographer',
  input: RefundInvoice,
  run: (actor, input) => refundInvoiceCommand(actor, input),
})

export const voidInvoice = defineFormAction({
  access: 'photographer',
  input: VoidInvoice,
  run: (actor, input) => voidInvoiceCommand(actor, input),
})

export const markPaid = defineFormAction({
  access: 'photographer',
  input: MarkPaid,
  run: (actor, input) => markPaidCommand(actor, input),
})

export const sendReminder = defineAction({
  access: 'photographer',
  input: RemindOfInvoice,
  run: (actor, { invoiceId }) => sendReminderCommand(actor, invoiceId),
})
