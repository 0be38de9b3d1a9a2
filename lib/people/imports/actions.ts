'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { importClients } from './commands/import-clients'
import { inviteImported } from './commands/invite-imported'
import { undoImport } from './commands/undo-import'
import { checkImport } from './queries/check-import'
import { CheckImport, ImportClients, OneImport } from './schema'

export const checkImportAction = defineAction({
  access: 'book-for-clients',
  input: CheckImport,
  run: checkImport,
})

export const importClientsAction = defineAction({
  access: 'book-for-clients',
  input: ImportClients,
  run: (actor, input) => refreshAfter(importClients(actor, input)),
})

export const undoImportAction = defineAction({
  access: 'book-for-clients',
  input: OneImport,
  run: (actor, { importId }) => refreshInAnyCase(undoImport(actor, importId)),
})

export const inviteImportedAction = defineAction({
  access: 'book-for-clients',
  input: OneImport,
  run: (actor, { importId }) => refreshInAnyCase(inviteImported(actor, importId)),
})
