'use client'

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isBehind, type PhotoQueue, type PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { isInProgress } from '@/components/uploads/upload-queue'
import { guessRooms, moveAmongRooms } from '@/lib/photos/deliveries/rules/sheet/arrange-rooms'
import { findBrackets } from '@/lib/photos/deliveries/rules/sheet/find-brackets'
import { type Flag, findFlags, flagKey } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import type { Room } from '@/prisma/generated/enums'
import { type CheckRequest, createPictureChecks, type PictureCheck } from './picture-checks'

/** Manages the contact sheet of a form's full photos: their rooms, their order, and what is worth checking. */
export function useContactSheet(queue: PhotoQueue, uploads: readonly PhotoUpload[]) {
  const fulls = uploads.filter(({ purpose }) => purpose === 'PHOTO_ORIGINAL')
  const photos = fulls.filter((upload) => !isBehind(upload) && upload.state !== 'rejected')
  const checks = usePictureChecks(uploads)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  /** Photos whose room or stack somebody chose; neither is guessed again. */
  const decided = useRef(new Set<string>())

  const order = photos.map(({ id }) => id).join()
  const flags = useMemo(() => {
    const checked = order.split(',').map((id) => {
      const { measures = null, digest = null } = checks.of.get(id) ?? {}
      return { id, measures, digest }
    })
    return findFlags(checked).filter((flag) => !kept.has(flagKey(flag)))
  }, [order, checks, kept])

  // Exposures of one shot and photos of one room are only seen once all files are known.
  useEffect(() => {
    if (!checks.isDone) return
    const timed = queue
      .read()
      .filter(({ id, purpose }) => purpose === 'PHOTO_ORIGINAL' && !decided.current.has(id))
      .flatMap((upload) => {
        const check = checks.of.get(upload.id)
        return check ? [{ ...upload, ...check }] : []
      })
    for (const { ids, middleId } of findBrackets(timed.filter(({ stack }) => stack === null))) {
      const stackId = crypto.randomUUID()
      for (const id of ids) {
        queue.change(id, { stack: { id: stackId, isSent: id === middleId } })
        if (id !== middleId && isMoving(queue, id)) queue.pause(id)
      }
    }
    for (const { id, room } of guessRooms(timed)) queue.change(id, { room, isRoomGuessed: true })
  }, [queue, checks])

  function setRoom(ids: readonly string[], room: Room | null) {
    for (const id of ids) {
      decided.current.add(id)
      queue.change(id, { room, isRoomGuessed: false })
    }
  }

  return {
    photos,
    rejected: fulls.filter(({ state }) => state === 'rejected'),
    flags,
    isChecking: !checks.isDone,
    takenAtOf: (id: string) => checks.of.get(id)?.takenAt ?? null,
    setRoom,
    /** Moves a photo to a zero-based position among the shown ones, and into the room there. */
    move(id: string, place: number) {
      const next = moveAmongRooms(photos, id, place)
      const room = next.find((photo) => photo.id === id)?.room
      if (room !== undefined && room !== photos.find((photo) => photo.id === id)?.room) setRoom([id], room)
      queue.arrange(next.map((photo) => photo.id))
    },
    /** Keeps all photos of a flag, which isn't shown again. */
    keep: (flag: Flag) => setKept((keys) => new Set([...keys, flagKey(flag)])),
    stackSize: ({ stack }: PhotoUpload) =>
      stack ? fulls.filter((upload) => upload.stack?.id === stack.id).length : 0,
    /** Shows all exposures of a shot as photos of their own. */
    unstack({ stack }: PhotoUpload) {
      for (const upload of fulls.filter((other) => other.stack?.id === stack?.id)) {
        decided.current.add(upload.id)
        queue.change(upload.id, { stack: null })
        if (upload.state === 'paused') queue.retry(upload.id)
      }
    },
  }
}

export type ContactSheetState = ReturnType<typeof useContactSheet>

function isMoving(queue: PhotoQueue, id: string): boolean {
  const upload = queue.read().find((other) => other.id === id)
  return upload !== undefined && isInProgress(upload)
}

/** Checks the chosen files in a Web Worker while they upload; nothing is uploaded for it. */
function usePictureChecks(uploads: readonly PhotoUpload[]) {
  const [worker] = useState(createWorker)
  const [checks] = useState(() => createPictureChecks(worker.check))
  useEffect(() => checks.want(uploads), [checks, uploads])
  useEffect(
    () => () => {
      checks.want([])
      worker.stop()
    },
    [checks, worker],
  )
  return useSyncExternalStore(checks.subscribe, checks.read, checks.read)
}

/** Opens the worker with the first file, and again if it was stopped. A browser that can't run it checks nothing. */
function createWorker() {
  let worker: Worker | null = null
  let isBroken = false
  let finish: (check: PictureCheck | null) => void = () => {}

  function stop() {
    worker?.terminate()
    worker = null
    finish(null)
  }

  return {
    async check({ file, needsDigest }: CheckRequest): Promise<PictureCheck | null> {
      if (isBroken) return null
      worker ??= new Worker(new URL('./check-picture.worker.ts', import.meta.url), { type: 'module' })
      const open = worker
      return await new Promise((resolve) => {
        finish = resolve
        open.onmessage = ({ data }: MessageEvent<PictureCheck>) => resolve(data)
        open.onerror = () => {
          isBroken = true
          stop()
        }
        open.postMessage({ file, needsDigest } satisfies CheckRequest)
      })
    },
    stop,
  }
}
