import { toast } from '@/components/ui/toast'
import { addPhotosAction } from '@/lib/deliveries/actions'

type Addition = { idempotencyKey: string; deliveryId: string; fileIds: string[] }

/**
 * Adds uploaded photos to a delivery that was sent, and says how it went. Idempotent by its key, also after a lost
 * response.
 * @returns where they are now; null when they could not be added
 */
export async function addToDelivery(
  addition: Addition,
): Promise<{ deliveryId: string; bookingId: string } | null> {
  const result = await addPhotosAction(addition).catch(() => null)
  if (!result?.ok) {
    toast.error('Error', result?.message ?? 'The photos could not be added')
    return null
  }
  toast.success('Photos added', 'Client notified by email and in-app.')
  return result.data
}
