'use server'

import { refresh } from 'next/cache'
import { defineFormAction } from '@/lib/entry/define-action'
import { changeCancellation } from './commands/change-cancellation'
import { changeInvoiceTerms } from './commands/change-invoice-terms'
import { ChangeCancellation, ChangeInvoiceTerms } from './schema'

export const changeCancellationAction = defineFormAction({
  access: 'photographer',
  input: ChangeCancellation,
  run: (actor, input) => showAnew(changeCancellation(actor, input)),
})

export const changeInvoiceTermsAction = defineFormAction({
  access: 'photographer',
  input: ChangeInvoiceTerms,
  run: (actor, input) => showAnew(changeInvoiceTerms(actor, input)),
})

/** Waits for a change and has the page read again, also when it was refused: it then shows what somebody else has set. */
async function showAnew<R>(change: Promise<R>): Promise<R> {
  try {
    return await change
  } finally {
    refresh()
  }
}
