'use server'

import { defineAction, Nothing } from '@/lib/entry/define-action'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { prepareCard } from './commands/prepare-card'
import { prepareCardLimit } from './limits'

export const prepareCardAction = defineAction({
  access: 'client',
  input: Nothing,
  async run(actor) {
    await consumeAttempt(prepareCardLimit, actor.profileId)
    return prepareCard(actor)
  },
})
