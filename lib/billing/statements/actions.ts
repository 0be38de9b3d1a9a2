'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { createStatement } from './commands/create-statement'
import { recordStatementPayment } from './commands/record-statement-payment'
import { sendStatement } from './commands/send-statement'
import { voidStatement } from './commands/void-statement'
import { CreateStatement, OneStatement, RecordStatementPayment } from './schema'

export const createStatementAction = defineAction({
  access: 'manage-invoices',
  input: CreateStatement,
  run: (actor, input) => createStatement(actor, input),
})

export const recordStatementPaymentAction = defineAction({
  access: 'manage-invoices',
  input: RecordStatementPayment,
  run: (actor, input) => refreshAfter(recordStatementPayment(actor, input)),
})

export const sendStatementAction = defineAction({
  access: 'manage-invoices',
  input: OneStatement,
  run: (actor, input) => sendStatement(actor, input),
})

export const voidStatementAction = defineAction({
  access: 'manage-invoices',
  input: OneStatement,
  run: (actor, input) => voidStatement(actor, input),
})
