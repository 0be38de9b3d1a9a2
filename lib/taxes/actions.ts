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
  access: 'photographer',
  input: TaxRateDraft,
  run: (actor, input) => refreshInAnyCase(addRate(actor, input)),
})

export const changeTaxRateAction = defineAction({
  access: 'photographer',
  input: ChangeRate,
  run: (actor, input) => refreshInAnyCase(changeRate(actor, input)),
})

export const deleteTaxRateAction = defineAction({
  access: 'photographer',
  input: OneRate,
  run: (actor, { rateId }) => refreshInAnyCase(deleteRate(actor, rateId)),
})

export const changeTaxSettingsAction = defineFormAction({
  access: 'photographer',
  input: ChangeTaxSettings,
  run: (actor, input) => refreshInAnyCase(changeTaxSettings(actor, input)),
})

export const addTaxExemptionAction = defineAction({
  access: 'photographer',
  input: AddExemption,
  run: (actor, input) => refreshInAnyCase(addExemption(actor, input)),
})

export const removeTaxExemptionAction = defineAction({
  access: 'photographer',
  input: OneExemption,
  run: (actor, { exemptionId }) => refreshInAnyCase(removeExemption(actor, exemptionId)),
})
