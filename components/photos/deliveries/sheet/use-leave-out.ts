'use client'

import { useEffect, useState } from 'react'
import { discardFilesOf } from '@/components/photos/deliveries/finish-uploads'
import { isBehind, type PhotoQueue, type PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { toast } from '@/components/ui/toast'
import { isInProgress } from '@/components/uploads/upload-queue'
import { sheetTexts } from '@/lib/photos/deliveries/words/sheet'
import { stackOf } from './stack-uploads'

/** A little longer than the toast with Undo is shown, in ms. */
const undoMs = 11_000

/** Leaves photos out with what they stand for, with an Undo as long as its toast is shown. Their files are deleted afterwards, or with the page. */
export function useLeaveOut(queue: PhotoQueue) {
  const [pending] = useState(() => new Set<() => void>())
  useEffect(() => () => finishAll(pending), [pending])

  function leaveOut(photos: readonly PhotoUpload[]) {
    const uploads = queue.read()
    const order = uploads.map(({ id }) => id)
    const removed = photos.flatMap((photo) => stackOf(uploads, photo))
    queue.remove(removed.map(({ id }) => id))
    const kept = removed.filter(({ state }) => state !== 'rejected')
    if (kept.length === 0) return
    const end = () => {
      clearTimeout(timer)
      return pending.delete(finish)
    }
    const finish = () => {
      if (end()) discardFilesOf(kept)
    }
    const timer = setTimeout(finish, undoMs)
    pending.add(finish)
    toast.success(sheetTexts.leftOut(kept.filter((upload) => !isBehind(upload)).length), undefined, {
      label: 'Undo',
      onPress: () => {
        if (!end()) return
        const back = kept.map((upload) =>
          isInProgress(upload) ? { ...upload, state: 'waiting' as const } : upload,
        )
        queue.restore([...queue.read(), ...back])
        queue.arrange(order)
        queue.start()
      },
    })
  }

  return {
    leaveOut,
    /** Deletes the files of what was left out, which can't be undone then. */
    finishAll: () => finishAll(pending),
  }
}

function finishAll(pending: ReadonlySet<() => void>) {
  for (const finish of pending) finish()
}
