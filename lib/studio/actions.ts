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
  run: (actor, input) => showAnew(changeStudio(actor, input)),
})

/** Next takes no more than 1 MB of an action: the browser sends a larger photograph reduced. */
export const updateLogoAction = defineAction({
  access: 'photographer',
  input: UpdateLogo,
  run: (actor, { picture }) => showAnew(updateLogo(actor, picture)),
})

export const removeLogoAction = defineAction({
  access: 'photographer',
  input: Nothing,
  run: (actor) => showAnew(removeLogo(actor)),
})

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

/** Waits for a change and has the page read again, also when it was rejected: it then shows what somebody else has set. */
async function showAnew<R>(change: Promise<R>): Promise<R> {
  try {
    return await change
  } finally {
    refresh()
  }
}
