'use server'

import { defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { publishDocument } from './commands/publish-document'
import { PublishDocument } from './schema'

export const publishDocumentAction = defineFormAction({
  access: 'owner',
  input: PublishDocument,
  run: (actor, input) => refreshInAnyCase(publishDocument(actor, input)),
})
