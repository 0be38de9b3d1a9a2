'use server'

import { defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { changeExport } from './commands/change-export'
import { ChangeExport } from './schema'

export const changeExportAction = defineFormAction({
  access: 'see-books',
  input: ChangeExport,
  run: (actor, input) => refreshInAnyCase(changeExport(actor, input)),
})
