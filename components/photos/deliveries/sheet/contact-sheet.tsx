'use client'

import { useMemo, useRef, useState } from 'react'
import type { PhotoQueue, PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { useArrangeKeys } from '@/components/photos/deliveries/use-arrange-keys'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { groupByRoom, moveAmongRooms } from '@/lib/photos/deliveries/rules/sheet/arrange-rooms'
import type { PreviewPicks } from '@/lib/photos/deliveries/rules/sheet/propose-previews'
import { movedText } from '@/lib/photos/deliveries/words/arranging'
import { describeStack, flagMark, photoNumber } from '@/lib/photos/deliveries/words/sheet'
import type { Room } from '@/prisma/generated/enums'
import { SheetRoom } from './sheet-room'
import { SheetTile } from './sheet-tile'
import type { SheetActions, TileActions } from './tile-props'
import type { ContactSheetState } from './use-contact-sheet'

type ContactSheetProps = {
  sheet: ContactSheetState
  queue: PhotoQueue
  /** The cover first; empty where no previews are chosen. */
  previewIds: readonly string[]
  /** Undefined where no previews are chosen. */
  onPick: ((picks: PreviewPicks) => void) | undefined
  onLeaveOut: (uploads: readonly PhotoUpload[]) => void
}

/** The uploads as tiles by room, which dragging or the arrow keys reorder and move between rooms. */
export function ContactSheet({ sheet, queue, previewIds, onPick, onLeaveOut }: ContactSheetProps) {
  const list = useRef<HTMLDivElement>(null)
  const { photos, flags } = sheet
  const ids = photos.map(({ id }) => id)
  const [spoken, setSpoken] = useState('')
  const { shownIds, carriedId, handleOf } = useArrangeable(list, ids, move)
  const { current, listProps } = useArrangeKeys(list, photos.length)
  const placed = photos.map((upload) => ({
    id: upload.id,
    room: upload.room,
    upload,
    scene: sheet.sceneOf(upload)?.key ?? null,
  }))
  const shown = carriedId ? moveAmongRooms(placed, carriedId, shownIds.indexOf(carriedId)) : placed
  const groups = groupByRoom(shown.map((photo, index) => ({ ...photo, index })))
  const roomsNow = [...new Set(photos.flatMap(({ room }) => room ?? []))]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list while the rooms are the same, for the tiles
  const usedRooms = useMemo(() => roomsNow, [roomsNow.join()])

  function move(id: string, place: number) {
    const to = Math.min(Math.max(place, 0), photos.length - 1)
    if (to === ids.indexOf(id)) return
    sheet.move(id, to)
    setSpoken(movedText(1, to + 1, ids.length))
  }

  /** The focus goes on to the photo that takes the place. */
  function leaveOut(upload: PhotoUpload, index: number) {
    onLeaveOut([upload])
    const next = Math.min(index, photos.length - 2)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-photo-index="${next}"]`)?.focus(),
    )
  }

  function suggestionOf(first: PhotoUpload | undefined): Room | null {
    return (first && sheet.sceneOf(first)?.suggestion) ?? null
  }

  function previewOf(id: string): 'cover' | 'second' | null {
    if (id === previewIds[0]) return 'cover'
    return id === previewIds[1] ? 'second' : null
  }

  function actionsOf(upload: PhotoUpload, index: number): TileActions {
    const { id } = upload
    return {
      ...(onPick && pickActions(id, previewIds, onPick)),
      onLeaveOut: () => leaveOut(upload, index),
      onSetRoom: (next) => sheet.setRoom([id], next),
      onTakeApart: () => sheet.takeApart(upload),
      onRetry: () => queue.retry(id),
      onPause: () => queue.pause(id),
      onReplace: (file) => void queue.replace(id, file),
    }
  }
  const sheetActions = useRef<SheetActions>({ actionsOf, handleOf })
  sheetActions.current = { actionsOf, handleOf }

  const places = new Map(ids.map((id, place) => [id, place]))
  const marks = new Map(
    flags.toReversed().flatMap((flag) => {
      const extra = flag.ids.filter((id) => id !== flag.bestId)
      return extra.map((id) => [id, flagMark(flag, photoNumber(places.get(flag.bestId ?? id) ?? 0))])
    }),
  )

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not photos */}
      <div
        ref={list}
        role="group"
        aria-label="Contact sheet"
        {...listProps}
        className="relative flex flex-wrap gap-x-9 gap-y-8 max-md:grid max-md:gap-y-7"
      >
        {groups.map(({ key, room, photos: inRoom }) => (
          <SheetRoom
            key={key}
            room={room}
            photos={inRoom.map(({ upload }) => upload)}
            suggestion={suggestionOf(inRoom[0]?.upload)}
            takenAt={groups.length > 1 ? inRoom.flatMap(({ id }) => sheet.takenAtOf(id) ?? []) : []}
            isAlone={groups.length === 1 && room === null}
            usedRooms={usedRooms}
            onChange={(next) =>
              sheet.setRoom(
                inRoom.map(({ id }) => id),
                next,
              )
            }
          >
            {inRoom.map(({ id, upload, index }) => (
              <SheetTile
                key={id}
                upload={upload}
                index={index}
                isCurrent={index === current}
                isCarried={id === carriedId}
                preview={previewOf(id)}
                mark={marks.get(id) ?? null}
                stack={describeStack(sheet.stackOf(upload))}
                canPick={onPick !== undefined}
                usedRooms={usedRooms}
                sheetActions={sheetActions}
              />
            ))}
          </SheetRoom>
        ))}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

/** Picks a photo as the cover or the second preview; the other one takes its place where both were picked. */
function pickActions(
  id: string,
  [cover, second]: readonly string[],
  onPick: (picks: PreviewPicks) => void,
): Pick<TileActions, 'onUseAsCover' | 'onUseAsPreview' | 'onClearPreview'> {
  return {
    onUseAsCover: () => onPick({ cover: id, ...(id === second && { second: cover ?? null }) }),
    onUseAsPreview: () => onPick({ second: id, ...(id === cover && { cover: second ?? null }) }),
    onClearPreview: () => onPick(id === cover ? { cover: second ?? null, second: null } : { second: null }),
  }
}
