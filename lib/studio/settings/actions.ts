'use server'

import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { changeStudioDetails } from '@/lib/workflows/change-studio-details'
import { changeTravelTerms } from '@/lib/workflows/change-travel-terms'
import { changeCancellation } from './commands/change-cancellation'
import { changeInvoiceTerms } from './commands/change-invoice-terms'
import { changeRetention } from './commands/change-retention'
import { changePublicTexts, changeSellers } from './commands/change-texts'
import { markStep } from './commands/mark-step'
import { removeLogo } from './commands/remove-logo'
import { updateLogo } from './commands/update-logo'
import {
  ChangeCancellation,
  ChangeInvoiceTerms,
  ChangePublicTexts,
  ChangeRetention,
  ChangeSellers,
  ChangeStudio,
  ChangeTravel,
  MarkStep,
  UpdateLogo,
} from './schema'

export const changeStudioAction = defineFormAction({
  access: 'change-settings',
  input: ChangeStudio,
  run: (actor, input) => refreshInAnyCase(changeStudioDetails(actor, input)),
})

/** Next limits an action's body to 1 MB, so the browser reduces larger photos before sending them. */
export const updateLogoAction = defineAction({
  access: 'change-settings',
  input: UpdateLogo,
  run: (actor, { picture }) => refreshInAnyCase(updateLogo(actor, picture)),
})

export const removeLogoAction = defineAction({
  access: 'change-settings',
  input: Nothing,
  run: (actor) => refreshInAnyCase(removeLogo(actor)),
})

export const changeCancellationAction = defineFormAction({
  access: 'change-settings',
  input: ChangeCancellation,
  run: (actor, input) => refreshInAnyCase(changeCancellation(actor, input)),
})

export const changeTravelAction = defineFormAction({
  access: 'change-settings',
  input: ChangeTravel,
  run: (actor, input) => refreshInAnyCase(changeTravelTerms(actor, input)),
})

export const changeInvoiceTermsAction = defineFormAction({
  access: 'change-settings',
  input: ChangeInvoiceTerms,
  run: (actor, input) => refreshInAnyCase(changeInvoiceTerms(actor, input)),
})

export const changeRetentionAction = defineFormAction({
  access: 'owner',
  input: ChangeRetention,
  run: (actor, input) => refreshInAnyCase(changeRetention(actor, input)),
})

export const changeSellersAction = defineFormAction({
  access: 'change-settings',
  input: ChangeSellers,
  run: (actor, input) => refreshInAnyCase(changeSellers(actor, input)),
})

export const changePublicTextsAction = defineFormAction({
  access: 'change-settings',
  input: ChangePublicTexts,
  run: (actor, input) => refreshInAnyCase(changePublicTexts(actor, input)),
})

export const markStepAction = defineAction({
  access: 'owner',
  input: MarkStep,
  run: (actor, { step }) => refreshInAnyCase(markStep(actor, step)),
})
