'use server'

import { defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { changeLicense } from '@/lib/workflows/change-license'
import { changeLicenses } from './commands/change-licenses'
import { ChangeLicenses, ChooseLicense } from './schema'

export const changeLicensesAction = defineFormAction({
  access: 'change-settings',
  input: ChangeLicenses,
  run: (actor, input) => refreshInAnyCase(changeLicenses(actor, input)),
})

export const chooseLicenseAction = defineFormAction({
  access: 'price-photos',
  input: ChooseLicense,
  run: (actor, input) => refreshAfter(changeLicense(actor, input)),
})
