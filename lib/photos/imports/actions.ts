'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { importGallery } from './commands/import-gallery'
import { undoImport } from './commands/undo-import'
import { checkShoots } from './queries/check-shoots'
import { findUploaded } from './queries/find-uploaded'
import { CheckShoots, FindUploaded, ImportGallery, OneImport } from './schema'

export const checkShootsAction = defineAction({
  access: 'price-photos',
  input: CheckShoots,
  run: checkShoots,
})

export const findUploadedAction = defineAction({
  access: 'price-photos',
  input: FindUploaded,
  run: findUploaded,
})

/** Doesn't refresh the page, which imports many galleries one after another. */
export const importGalleryAction = defineAction({
  access: 'price-photos',
  input: ImportGallery,
  run: importGallery,
})

export const undoShootImportAction = defineAction({
  access: 'price-photos',
  input: OneImport,
  run: (actor, { importId }) => refreshInAnyCase(undoImport(actor, importId)),
})
