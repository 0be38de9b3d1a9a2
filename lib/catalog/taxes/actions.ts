'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { addExemption } from './commands/add-exemption'
import { addRate } from './commands/add-rate'
import { changeRate } from './commands/change-rate'
import { changeTaxSettings } from './commands/change-tax-settings'
import { deleteRate } from './commands/delete-rate'
import { removeExemption } from './commands/remove-exemption'
import { AddExemption, ChangeRate, ChangeTaxSettings, OneExemption, OneRate, TaxRateDraft } from './schema'

export const addTaxRateAction = defineAction({
  access: 'change-settings',
  input: TaxRateDraft,
  run: (actor, input) => refreshInAnyCase(addRate(actor, input)),
})

export const changeTaxRateAction = defineAction({
  access: 'change-settings',
  input: ChangeRate,
  run: (actor, input) => refreshInAnyCase(changeRate(actor, input)),
})

export const deleteTaxRateAction = defineAction({
  access: 'change-settings',
  input: OneRate,
  run: (actor, { rateId }) => refreshInAnyCase(deleteRate(actor, rateId)),
})

export const changeTaxSettingsAction = defineFormAction({
  access: 'change-settings',
  input: ChangeTaxSettings,
  run: (actor, input) => refreshInAnyCase(changeTaxSettings(actor, input)),
})

export const addTaxExemptionAction = defineAction({
  access: 'change-settings',
  input: AddExemption,
  run: (actor, input) => refreshInAnyCase(addExemption(actor, input)),
})

export const removeTaxExemptionAction = defineAction({
  access: 'change-settings',
  input: OneExemption,
  run: (actor, { exemptionId }) => refreshInAnyCase(removeExemption(actor, exemptionId)),
})
