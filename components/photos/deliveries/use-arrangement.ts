'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useSavedChanges } from '@/components/ui/use-saved-changes'
import {
  movePhotosAction,
  restoreOrderAction,
  saveCaptionAction,
  setAlterationAction,
  setCoverAction,
  setFocalPointAction,
  setRoomAction,
  setUnalteredPhotoAction,
  sortPhotosByRoomAction,
} from '@/lib/photos/deliveries/actions'
import { movePhotos, sortByRoom } from '@/lib/photos/deliveries/rules/arranging'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { ArrangedPhoto, Arrangement } from '@/lib/photos/deliveries/schema/arranging'
import { sortedText } from '@/lib/photos/deliveries/words/arranging'
import type { Alteration, Room } from '@/prisma/generated/enums'

/** A caption that wasn't saved because someone else had changed it. */
export type CaptionConflict = { mine: string; theirs: string }

type Photos = readonly ArrangedPhoto[]

/** The photos as arranged here, and every change to them; each is saved as it is made. */
export function useArrangement({ id: deliveryId, photos: saved }: Arrangement) {
  const { shown, save, retry, state } = useSavedChanges<Photos>(saved)
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, CaptionConflict>>(new Map())

  function setConflict(photoId: string, conflict: CaptionConflict | null) {
    setConflicts((before) => {
      const next = new Map(before)
      if (conflict) next.set(photoId, conflict)
      else next.delete(photoId)
      return next
    })
  }

  return {
    photos: shown,
    state,
    retry,
    conflicts,
    setConflict,
    move(photoIds: string[], afterId: string | null) {
      save({
        key: 'order',
        apply: (photos) => inOrder(photos, movePhotos(idsOf(photos), photoIds, afterId)),
        send: () => movePhotosAction({ deliveryId, photoIds, afterId }),
      })
    },
    sort() {
      save({
        key: 'order',
        apply: sortByRoom<ArrangedPhoto>,
        send: () => sortPhotosByRoomAction({ deliveryId }),
        onEnd: (change) => {
          if (!change) return
          const moved = change.after.filter((id, place) => id !== change.before[place]).length
          const undo = () =>
            save({
              key: 'order',
              apply: (photos) => inOrder(photos, change.before),
              send: () => restoreOrderAction({ deliveryId, ...change }),
            })
          toast.success(
            sortedText(moved),
            undefined,
            moved > 0 ? { label: 'Undo', onPress: undo } : undefined,
          )
        },
      })
    },
    /** Calls `onEnd` with whether this caption is now the saved one. */
    saveCaption(photoId: string, caption: string, expected: string, onEnd: (isSaved: boolean) => void) {
      save({
        key: `caption:${photoId}`,
        apply: (photos) => change(photos, [photoId], () => ({ caption })),
        send: () => saveCaptionAction({ deliveryId, photoId, caption, expected }),
        onEnd: (result) => {
          if (typeof result?.theirs === 'string')
            setConflict(photoId, { mine: caption, theirs: result.theirs })
          onEnd(result !== null && result.theirs === null)
        },
      })
    },
    setRoom(photoIds: string[], room: Room | null) {
      save({
        key: `room:${photoIds}`,
        apply: (photos) => change(photos, photoIds, () => ({ room })),
        send: () => setRoomAction({ deliveryId, photoIds, room }),
      })
    },
    setAlteration(photoIds: string[], alteration: Alteration, isAltered: boolean) {
      save({
        key: `alteration:${alteration}:${photoIds}`,
        apply: (photos) =>
          change(photos, photoIds, ({ alterations, unalteredPhotoId }) => {
            const others = alterations.filter((other) => other !== alteration)
            const next = isAltered ? [...others, alteration] : others
            return { alterations: next, unalteredPhotoId: next.length > 0 ? unalteredPhotoId : null }
          }),
        send: () => setAlterationAction({ deliveryId, photoIds, alteration, isAltered }),
      })
    },
    setUnalteredPhoto(photoId: string, unalteredPhotoId: string | null) {
      save({
        key: `unaltered:${photoId}`,
        apply: (photos) => change(photos, [photoId], () => ({ unalteredPhotoId })),
        send: () => setUnalteredPhotoAction({ deliveryId, photoId, unalteredPhotoId }),
      })
    },
    setCover(photoId: string | null) {
      save({
        key: 'cover',
        apply: (photos) => photos.map((photo) => ({ ...photo, isCover: photo.id === photoId })),
        send: () => setCoverAction({ deliveryId, photoId }),
      })
    },
    setFocalPoint(photoId: string, focus: FocalPoint) {
      save({
        key: `focal:${photoId}`,
        apply: (photos) => change(photos, [photoId], () => ({ focus })),
        send: () => setFocalPointAction({ deliveryId, photoId, ...focus }),
      })
    },
  }
}

export type ArrangementState = ReturnType<typeof useArrangement>

function idsOf(photos: Photos): string[] {
  return photos.map(({ id }) => id)
}

/** Returns the photos in this order, if they can be put in it. */
function inOrder(photos: Photos, ids: readonly string[] | null): Photos {
  if (!ids) return photos
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  return photos.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0))
}

function change(
  photos: Photos,
  photoIds: readonly string[],
  fields: (photo: ArrangedPhoto) => Partial<ArrangedPhoto>,
): Photos {
  return photos.map((photo) => (photoIds.includes(photo.id) ? { ...photo, ...fields(photo) } : photo))
}
