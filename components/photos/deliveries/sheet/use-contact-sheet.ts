'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { isBehind, type PhotoQueue, type PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { moveAmongRooms } from '@/lib/photos/deliveries/rules/sheet/arrange-rooms'
import { type Flag, findFlags, flagKey } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import type { Room } from '@/prisma/generated/enums'
import { stackBrackets, stackOf, stackPairs, type TakenApart, takeApart } from './stack-uploads'
import { usePictureChecks } from './use-picture-checks'
import { useScenes } from './use-scenes'

/** Manages the contact sheet of a form's full photos: their rooms, their order, and what is worth checking. */
export function useContactSheet(queue: PhotoQueue, uploads: readonly PhotoUpload[]) {
  const fulls = uploads.filter(({ purpose }) => purpose === 'PHOTO_ORIGINAL')
  const photos = fulls.filter((upload) => !isBehind(upload) && upload.state !== 'rejected')
  const checks = usePictureChecks(uploads)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const apart = useRef<TakenApart>({ pairs: new Set(), brackets: new Set() })

  const order = photos.map(({ id }) => id).join()
  const flags = useMemo(() => {
    const checked = order.split(',').map((id) => {
      const { measures = null, digest = null, seconds = null } = checks.of.get(id) ?? {}
      return { id, measures, digest, seconds }
    })
    return findFlags(checked).filter((flag) => !kept.has(flagKey(flag)))
  }, [order, checks, kept])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the photos are others
  useEffect(() => stackPairs(queue, apart.current), [queue, order])
  // The exposures of a shot are only seen once all files are known.
  useEffect(() => {
    if (checks.isDone) stackBrackets(queue, checks, apart.current)
  }, [queue, checks])
  const scenes = useScenes(queue, photos, checks)
  const placed = photos.map((photo) => ({ ...photo, scene: scenes.sceneOf(photo)?.key ?? null }))

  function setRoom(ids: readonly string[], room: Room | null) {
    scenes.decide(ids)
    for (const id of ids) queue.change(id, { room })
  }

  return {
    photos,
    rejected: fulls.filter(({ state }) => state === 'rejected'),
    flags,
    isChecking: !checks.isDone,
    takenAtOf: (id: string) => checks.of.get(id)?.takenAt ?? null,
    sceneOf: scenes.sceneOf,
    setRoom,
    /** Moves a photo to a zero-based position among the shown ones, and into the room there. */
    move(id: string, place: number) {
      const next = moveAmongRooms(placed, id, place)
      const room = next.find((photo) => photo.id === id)?.room
      if (room !== undefined && room !== photos.find((photo) => photo.id === id)?.room) setRoom([id], room)
      const there = photos[place]
      if (there) scenes.join(id, there.id)
      queue.arrange(next.map((photo) => photo.id))
    },
    /** Keeps all photos of a flag, which isn't shown again. */
    keep: (flag: Flag) => setKept((keys) => new Set([...keys, flagKey(flag)])),
    /** The files that a photo stands for, itself included. */
    stackOf: (upload: PhotoUpload) => stackOf(fulls, upload),
    /** Shows what a photo stands for as photos of their own. */
    takeApart: (upload: PhotoUpload) => takeApart(queue, upload, apart.current),
  }
}

export type ContactSheetState = ReturnType<typeof useContactSheet>
