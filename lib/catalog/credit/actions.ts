'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { changeCredit } from './commands/change-credit'
import { ChangeCredit } from './schema'

export const changeCreditAction = defineAction({
  access: 'manage-invoices',
  input: ChangeCredit,
  run: (actor, input) => refreshInAnyCase(changeCredit(actor, input)),
})
