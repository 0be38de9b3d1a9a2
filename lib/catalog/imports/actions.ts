'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { importPriceList } from './commands/import-price-list'
import { offerImported } from './commands/offer-imported'
import { undoImport } from './commands/undo-import'
import { checkPriceList } from './queries/check-price-list'
import { CheckPriceList, ImportPriceList, OneImport } from './schema'

export const checkPriceListAction = defineAction({
  access: 'change-settings',
  input: CheckPriceList,
  run: checkPriceList,
})

export const importPriceListAction = defineAction({
  access: 'change-settings',
  input: ImportPriceList,
  run: (actor, input) => refreshAfter(importPriceList(actor, input)),
})

export const offerImportedAction = defineAction({
  access: 'change-settings',
  input: OneImport,
  run: (actor, { importId }) => refreshInAnyCase(offerImported(actor, importId)),
})

export const undoPriceListAction = defineAction({
  access: 'change-settings',
  input: OneImport,
  run: (actor, { importId }) => refreshInAnyCase(undoImport(actor, importId)),
})
