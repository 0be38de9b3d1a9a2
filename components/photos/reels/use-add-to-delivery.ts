'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { addMediaFilesAction } from '@/lib/photos/media/actions'
import { stateOfUpload, unpreparedTexts } from '@/lib/photos/media/words'
import { reelAddedText, reelFilmName } from '@/lib/photos/reels/words'
import type { MadeReel } from './use-reel'

type Stage = { percent: number; prepared: number | null }

/** Adds a reel to the delivery as any film: it's uploaded, and what viewers play of it is made. */
export function useAddToDelivery(deliveryId: string, watermark: string) {
  const [stage, setStage] = useState<Stage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const router = useRouter()

  async function upload(file: File) {
    const { signal } = new AbortController()
    const { prepareFilm, sendMediaFile } = await import('@/components/photos/media/send-media-file')
    const outcome = await sendMediaFile(file, {
      signal,
      onProgress: (percent) => setStage({ percent: Math.floor(percent), prepared: null }),
    })
    if (outcome.outcome !== 'stored') return false
    const added = await addMediaFilesAction({ deliveryId, mediaIds: [outcome.mediaId] })
    if (!added.ok) return false
    const onProgress = (percent: number) => setStage({ percent: 100, prepared: Math.floor(percent) })
    onProgress(0)
    const isPrepared = await prepareFilm(file, outcome.mediaId, { watermark, signal, onProgress })
    if (!isPrepared) toast.info(unpreparedTexts.title, unpreparedTexts.message(file.name))
    return true
  }

  return {
    async add({ file, format }: MadeReel) {
      setFailed(false)
      setStage({ percent: 0, prepared: null })
      const isDone = await upload(new File([file], reelFilmName(format), { type: file.type })).catch(
        () => false,
      )
      setStage(null)
      setAdded(isDone)
      setFailed(!isDone)
      if (!isDone) return
      toast.success(reelAddedText)
      router.refresh()
    },
    /** While it's being added; else null. */
    progress: stage && {
      text: stateOfUpload('uploading', { ...stage, bytes: 0 }),
      percent: stage.prepared ?? stage.percent,
    },
    hasFailed,
    isAdded,
  }
}
