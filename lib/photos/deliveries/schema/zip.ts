import { z } from 'zod'
import { readSelection, zipSizesOffered } from '@/lib/photos/deliveries/rules/zip-address'
import { parsedText } from '@/lib/platform/text/parsed-text'

/** Photos listed in a URL, as short ids. */
export const PhotoSelection = parsedText(readSelection, 'Not a selection of photos')

/** The query of a ZIP's URL. A selection is parsed into short ids. */
export const ZipQuery = z.object({
  deliveryId: z.uuid(),
  size: z.enum(zipSizesOffered).default('original'),
  photos: z
    .union([
      z.enum(['all', 'favorites']),
      // The spelling in older links.
      z.literal('favourites').transform(() => 'favorites' as const),
      PhotoSelection,
    ])
    .default('all'),
})
export type ZipRequest = z.output<typeof ZipQuery>
