'use server'

import { defineAction } from '@/lib/entry/define-action'
import { sendPhotos as sendPhotosWorkflow } from '@/lib/workflows/send-photos'
import { discardUpload as discardUploadCommand } from './commands/discard-upload'
import { DiscardUpload, SendPhotos } from './schema'

export const sendPhotos = defineAction({
  access: 'photographer',
  input: SendPhotos,
  run: (actor, input) => sendPhotosWorkflow(actor, input),
})

export const discardUpload = defineAction({
  access: 'photographer',
  input: DiscardUpload,
  run: (actor, { fileId }) => discardUploadCommand(actor, fileId),
})
