'use server'

import { z } from 'zod'
import { defineAction } from '@/lib/entry/define-action'
import { countTry } from '@/lib/platform/rate-limit'
import { prepareCard } from './commands/prepare-card'

/** Enough for mistyped cards, too few for trying out stolen ones. */
const limit = { name: 'prepare-card', tries: 30, seconds: 3600 }

export const prepareCardAction = defineAction({
  access: 'client',
  input: z.object({}),
  async run(actor) {
    await countTry(limit, actor.profileId)
    return prepareCard(actor)
  },
})
