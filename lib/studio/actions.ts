'use server'

import { refresh } from 'next/cache'
import { defineFormAction } from '@/lib/entry/define-action'
import { changeCancellation } from './commands/change-cancellation'
import { changeInvoiceTerms } from './commands/change-invoice-terms'
import { ChangeCancellation, ChangeInvoiceTerms } from './schema'

export const changeCancellationAction = defineFormAction({
  access: 'photographer',
  input: ChangeCancellation,
  run: async (actor, input) => {
    try {
      return await changeCancellation(actor, input)
    } finally {
      // Also when it was refused: the page then shows what somebody else has set.
      refresh()
    }
  },
})

export const changeInvoiceTermsAction = defineFormAction({
  access: 'photographer',
  input: ChangeInvoiceTerms,
  run: async (actor, input) => {
    try {
      return await changeInvoiceTerms(actor, input)
    } finally {
      // Also when it was refused: the page then shows what somebody else has set.
      refresh()
    }
  },
})
