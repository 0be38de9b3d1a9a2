'use server'

import { defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { agreeToDocuments } from './commands/agree-to-documents'
import { publishDocument } from './commands/publish-document'
import { Agreement, PublishDocument } from './schema'

export const publishDocumentAction = defineFormAction({
  access: 'owner',
  input: PublishDocument,
  run: (actor, input) => refreshInAnyCase(publishDocument(actor, input)),
})

export const agreeToDocumentsAction = defineFormAction({
  access: 'client',
  input: Agreement,
  run: (actor, input) => refreshInAnyCase(agreeToDocuments(actor, input)),
})
