'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { addPhotosAction, discardUploadsAction } from '@/lib/deliveries/actions'
import { countPhotos, fullPhotoLimit } from '@/lib/deliveries/rules'
import type { GrowingDelivery } from '@/lib/deliveries/schema'
import { isTravelling, isUnfinished, type Upload } from './upload-queue'
import { UploadSection } from './upload-section'
import { useUploadQueue } from './use-upload-queue'

/** Uploads further photos for a delivery that was sent; there is nothing more to pay. */
export function UploadMoreForm({ delivery }: { delivery: GrowingDelivery }) {
  const router = useRouter()
  const { queue, uploads } = useUploadQueue()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const travelling = uploads.some(isTravelling)
  const room = fullPhotoLimit - delivery.photoCount
  useLeaveWarning(travelling || sending, 'Photos are still uploading. Leave this page and stop them?')

  function remove(removed: readonly Upload[]) {
    queue.remove(removed.map(({ id }) => id))
    const fileIds = removed.flatMap(({ fileId }) => fileId ?? [])
    if (fileIds.length > 0) void discardUploadsAction({ fileIds })
  }

  async function add() {
    if (sending) return
    if (travelling) return toast.info('Photos are still uploading', 'Ready when every upload has finished.')
    if (uploads.some(isUnfinished)) {
      return toast.error('Error', 'Some uploads did not finish. Continue them or remove them.')
    }
    const fileIds = uploads.flatMap(({ fileId }) => fileId ?? [])
    if (fileIds.length === 0) return setError('Add at least one photo')
    setSending(true)
    // A lost answer is no reason to add twice: the key stays, and the server knows it.
    const answer = await addPhotosAction({ requestKey, deliveryId: delivery.id, fileIds }).catch(() => null)
    setSending(false)
    if (!answer?.ok) return toast.error('Error', answer?.message ?? 'The photos could not be added')
    toast.success('Photos added', 'Client notified by email and in-app.')
    router.push(`/photo-view?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`)
  }

  return (
    <form
      noValidate
      aria-label="Add photos"
      className="grid max-w-3xl gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <p className="text-ink-2">
        {delivery.label}. {countPhotos(delivery.photoCount)} so far; the new ones follow them.
      </p>
      <UploadSection
        queue={queue}
        uploads={uploads}
        room={room}
        onRemove={remove}
        error={uploads.length > 0 ? null : error}
      />
      <div className="grid gap-2.5 sm:max-w-xs">
        <Button
          type="submit"
          variant="main"
          size="lg"
          wide
          busy={sending}
          busyText="Adding photos"
          aria-disabled={travelling || undefined}
        >
          Add photos
        </Button>
        {travelling && <p className="t-label">Ready when every upload has finished.</p>}
      </div>
    </form>
  )
}
