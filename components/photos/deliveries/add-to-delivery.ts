import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { addPhotosAction } from '@/lib/photos/deliveries/actions'
import { sentTexts } from '@/lib/photos/deliveries/words/deliveries'
import { addMediaFilesAction } from '@/lib/photos/media/actions'
import { notAddedText } from '@/lib/photos/media/words'
import type { Room } from '@/prisma/generated/enums'

type Addition = {
  idempotencyKey: string
  deliveryId: string
  fileIds: string[]
  rooms: { fileId: string; room: Room }[]
  /** Uploaded films and documents. */
  mediaIds?: string[]
}

/**
 * Adds uploaded photos to an existing delivery and shows the outcome. Idempotent by its key, even after a lost response.
 * @returns the delivery; null if the photos weren't added
 */
export async function addToDelivery({
  mediaIds = [],
  ...addition
}: Addition): Promise<{ deliveryId: string; bookingId: string } | null> {
  const result = await addPhotosAction(addition).catch(() => null)
  if (!result?.ok) {
    toast.error('Error', explainFailure(result, "We couldn't add the photos. Try again."))
    return null
  }
  const { deliveryId } = addition
  const media =
    mediaIds.length > 0 ? await addMediaFilesAction({ deliveryId, mediaIds }).catch(() => null) : null
  if (mediaIds.length > 0 && !media?.ok) toast.error('Error', explainFailure(media, notAddedText))
  toast.success('Photos added', sentTexts.added)
  return result.data
}
