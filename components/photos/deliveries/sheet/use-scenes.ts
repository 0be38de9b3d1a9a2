'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import type { PhotoQueue, PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { findScenes, sortByTime, suggestRooms } from '@/lib/photos/deliveries/rules/sheet/find-scenes'
import type { Room } from '@/prisma/generated/enums'
import type { PictureChecks } from './picture-checks'

/** Photos without a room, taken without a pause between them. */
export type Scene = { key: string; suggestion: Room | null }

/**
 * Cuts photos without a room at pauses, and suggests rooms for them. Once all times are known, they're also sorted by time, unless
 * somebody sorted or moved them before. Photos whose names say the room keep their order: the numbers in such names are chosen.
 */
export function useScenes(queue: PhotoQueue, photos: readonly PhotoUpload[], checks: PictureChecks) {
  const [scenes, setScenes] = useState<readonly (readonly string[])[]>([])
  /** Photos that were moved to another one, whose scene they then belong to. */
  const [joined, setJoined] = useState<ReadonlyMap<string, string>>(new Map())
  /** Photos whose room somebody chose, which may be none. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(photos)
  latest.current = photos
  const arranged = useRef<readonly string[]>([])

  const ids = photos.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the photos are others
  useEffect(() => {
    const known = new Set(arranged.current)
    const added = latest.current.filter(({ id }) => !known.has(id))
    arranged.current = [...arranged.current, ...added.map(({ id }) => id)]
  }, [ids])

  useEffect(() => {
    if (!checks.isDone) return
    const timed = latest.current.map(({ id, room }) => ({
      id,
      room,
      takenAt: checks.of.get(id)?.takenAt ?? null,
    }))
    // Photos move to other groups, which takes a while for hundreds.
    startTransition(() => setScenes(findScenes(timed)))
    const unnamed = timed.filter(({ room }) => room === null)
    if (!isInOrder(unnamed, arranged.current)) return
    const sorted = sortByTime(unnamed).map(({ id }) => id)
    const isSorted = new Set(sorted)
    arranged.current = [...arranged.current.filter((id) => !isSorted.has(id)), ...sorted]
    queue.arrange(sorted)
  }, [queue, checks])

  const rooms = new Map(photos.map(({ id, room }) => [id, room]))
  const suggested = suggestRooms(scenes, (id) => rooms.get(id) ?? null)
  const keys = new Map(
    scenes.flatMap(([first = '', ...others]) => [first, ...others].map((id) => [id, first])),
  )

  return {
    /** Null for a photo that has a room, or whose time isn't known. */
    sceneOf({ id, room }: Pick<PhotoUpload, 'id' | 'room'>): Scene | null {
      const anchor = joined.get(id) ?? id
      const key = keys.get(anchor)
      if (room !== null || key === undefined) return null
      const suggestion = decided.has(anchor) ? null : (suggested.get(anchor) ?? null)
      return { key: [key, suggestion].join(' '), suggestion }
    },
    join: (id: string, other: string) =>
      setJoined((before) => new Map(before).set(id, before.get(other) ?? other)),
    decide: (decidedIds: readonly string[]) => setDecided((before) => new Set([...before, ...decidedIds])),
  }
}

/** Whether photos have the same order among these ids. */
function isInOrder(photos: readonly { id: string }[], order: readonly string[]): boolean {
  const places = new Map(order.map((id, place) => [id, place]))
  const taken = photos.flatMap(({ id }) => places.get(id) ?? [])
  return taken.every((place, index) => index === 0 || place > (taken[index - 1] ?? 0))
}
