'use server'

import { refresh } from 'next/cache'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { changeCancellation } from './commands/change-cancellation'
import { changeInvoiceTerms } from './commands/change-invoice-terms'
import { changeStudio } from './commands/change-studio'
import { removeLogo } from './commands/remove-logo'
import { updateLogo } from './commands/update-logo'
import { ChangeCancellation, ChangeInvoiceTerms, ChangeStudio, Nothing, UpdateLogo } from './schema'

export const changeStudioAction = defineFormAction({
  access: 'photographer',
  input: ChangeStudio,
  run: (actor, input) => refreshAfter(changeStudio(actor, input)),
})

/** Next limits an action's body to 1 MB, so the browser reduces larger photos before sending them. */
export const updateLogoAction = defineAction({
  access: 'photographer',
  input: UpdateLogo,
  run: (actor, { picture }) => refreshAfter(updateLogo(actor, picture)),
})

export const removeLogoAction = defineAction({
  access: 'photographer',
  input: Nothing,
  run: (actor) => refreshAfter(removeLogo(actor)),
})

export const changeCancellationAction = defineFormAction({
  access: 'photographer',
  input: ChangeCancellation,
  run: (actor, input) => refreshAfter(changeCancellation(actor, input)),
})

export const changeInvoiceTermsAction = defineFormAction({
  access: 'photographer',
  input: ChangeInvoiceTerms,
  run: (actor, input) => refreshAfter(changeInvoiceTerms(actor, input)),
})

/** Refreshes the page even if the change was rejected, so that it shows what someone else has saved. */
async function refreshAfter<R>(change: Promise<R>): Promise<R> {
  try {
    return await change
  } finally {
    refresh()
  }
}
