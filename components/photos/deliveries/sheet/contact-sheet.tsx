'use client'

import { useRef, useState } from 'react'
import type { PhotoQueue, PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { useArrangeKeys } from '@/components/photos/deliveries/use-arrange-keys'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { groupByRoom, moveAmongRooms } from '@/lib/photos/deliveries/rules/sheet/arrange-rooms'
import type { PreviewPicks } from '@/lib/photos/deliveries/rules/sheet/propose-previews'
import { movedText } from '@/lib/photos/deliveries/words/arranging'
import { flagMark, photoNumber } from '@/lib/photos/deliveries/words/sheet'
import { SheetRoom } from './sheet-room'
import { SheetTile } from './sheet-tile'
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
  const shown = carriedId ? moveAmongRooms(photos, carriedId, shownIds.indexOf(carriedId)) : photos
  const groups = groupByRoom(shown)
  const usedRooms = [...new Set(photos.flatMap(({ room }) => room ?? []))]

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

  function previewOf(id: string): 'cover' | 'second' | null {
    if (id === previewIds[0]) return 'cover'
    return id === previewIds[1] ? 'second' : null
  }

  function pickActions(id: string) {
    const [cover, second] = previewIds
    return {
      onUseAsCover: onPick && (() => onPick({ cover: id, ...(id === second && { second: cover ?? null }) })),
      onUseAsPreview:
        onPick && (() => onPick({ second: id, ...(id === cover && { cover: second ?? null }) })),
      onClearPreview:
        onPick && (() => onPick(id === cover ? { cover: second ?? null, second: null } : { second: null })),
    }
  }

  function markOf(id: string): string | null {
    const flag = flags.find((each) => each.ids.includes(id) && each.bestId !== id)
    return flag ? flagMark(flag, photoNumber(ids.indexOf(flag.bestId ?? id))) : null
  }

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
        {groups.map(({ room, photos: inRoom }) => (
          <SheetRoom
            key={room ?? 'none'}
            room={room}
            photos={inRoom}
            isAlone={groups.length === 1 && room === null}
            usedRooms={usedRooms}
            onChange={(next) =>
              sheet.setRoom(
                inRoom.map(({ id }) => id),
                next,
              )
            }
          >
            {inRoom.map((upload) => {
              const index = shown.indexOf(upload)
              return (
                <SheetTile
                  key={upload.id}
                  upload={upload}
                  index={index}
                  handle={{ ...handleOf(upload.id), tabIndex: index === current ? 0 : -1 }}
                  isCarried={upload.id === carriedId}
                  preview={previewOf(upload.id)}
                  mark={markOf(upload.id)}
                  exposures={sheet.stackSize(upload)}
                  usedRooms={usedRooms}
                  actions={{
                    ...pickActions(upload.id),
                    onLeaveOut: () => leaveOut(upload, index),
                    onSetRoom: (next) => sheet.setRoom([upload.id], next),
                    onUnstack: () => sheet.unstack(upload),
                    onRetry: () => queue.retry(upload.id),
                    onPause: () => queue.pause(upload.id),
                    onReplace: (file) => void queue.replace(upload.id, file),
                  }}
                />
              )
            })}
          </SheetRoom>
        ))}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
