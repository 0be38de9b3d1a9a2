import { z } from 'zod'
import { readSelection, zipSizesOffered } from '@/lib/deliveries/rules/zip-address'

/** The query of a ZIP's URL. A selection is parsed into short ids. */
export const ZipQuery = z.object({
  deliveryId: z.uuid(),
  size: z.enum(zipSizesOffered).default('original'),
  photos: z
    .union([
      z.enum(['all', 'favorites']),
      // The spelling in older links.
      z.literal('favourites').transform(() => 'favorites' as const),
      z.string().transform((text, context) => {
        const shortIds = readSelection(text)
        if (shortIds) return shortIds
        context.addIssue({ code: 'custom', message: 'Not a selection of photos' })
        return z.NEVER
      }),
    ])
    .default('all'),
})
export type ZipRequest = z.output<typeof ZipQuery>
