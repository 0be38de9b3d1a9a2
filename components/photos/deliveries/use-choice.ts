'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { showResult } from '@/components/ui/show-result'
import { choosePhotoAction, confirmChoiceAction, takeBackChoiceAction } from '@/lib/photos/deliveries/actions'
import type { ChoosablePhoto, PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chooseTexts } from '@/lib/photos/deliveries/words/choosing'

type Change = { isChosen: boolean; isSaved: boolean }

/**
 * What a client chooses: the server's state, with the ticks that are being saved on top. Once a tick is saved, the next state
 * from the server counts again, so ticks from elsewhere show too.
 */
export function useChoice(deliveryId: string, choice: PhotoChoices) {
  const router = useRouter()
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())
  const [isConfirming, start] = useTransition()
  const [isTakingBack, startTakingBack] = useTransition()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the server's state arrives
  useEffect(() => {
    setChanges((all) => new Map([...all].filter(([, { isSaved }]) => !isSaved)))
  }, [choice.photos])

  const photos = choice.photos.map((photo): ChoosablePhoto => {
    const change = changes.get(photo.id)
    if (!change || photo.status === 'unpaid' || photo.status === 'unlocked') return photo
    return { ...photo, status: change.isChosen ? 'chosen' : 'open' }
  })
  const chosenIds = photos.filter(({ status }) => status === 'chosen').map(({ id }) => id)

  async function toggle(photoId: string, isChosen: boolean) {
    const change = { isChosen, isSaved: false }
    setChanges((all) => new Map([...all, [photoId, change]]))
    const result = await showResult(choosePhotoAction({ photoId, isChosen }), { failed: chooseTexts.failed })
    // An error usually means that someone else changed the choice.
    if (!result?.ok) router.refresh()
    setChanges((all) => {
      // A later tick of the same photo is still being saved.
      if (all.get(photoId) !== change) return all
      const next = new Map(all)
      if (result?.ok) next.set(photoId, { isChosen, isSaved: true })
      else next.delete(photoId)
      return next
    })
  }

  /** @param onDone called once it's confirmed; after an error, what to do next is shown */
  function confirm(extraCents: number, onDone: () => void) {
    start(async () => {
      const result = await showResult(confirmChoiceAction({ deliveryId, photoIds: chosenIds, extraCents }), {
        done: chooseTexts.confirmed,
        failed: chooseTexts.failed,
      })
      if (result?.ok) onDone()
      router.refresh()
    })
  }

  function takeBack() {
    startTakingBack(async () => {
      await showResult(takeBackChoiceAction({ deliveryId }), {
        done: chooseTexts.takenBack,
        failed: chooseTexts.failed,
      })
      router.refresh()
    })
  }

  return {
    photos,
    chosenIds,
    pending: [...changes.values()].filter(({ isSaved }) => !isSaved).length,
    toggle,
    confirm,
    isConfirming,
    takeBack,
    isTakingBack,
  }
}
