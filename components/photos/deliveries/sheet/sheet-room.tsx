import { type ReactNode, useId } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { Icon } from '@/components/ui/icon'
import { Popover } from '@/components/ui/popover'
import { TextButton } from '@/components/ui/text-link'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { describeTimes, sheetTexts } from '@/lib/photos/deliveries/words/sheet'
import type { Room } from '@/prisma/generated/enums'
import { RoomList } from './room-list'

type SheetRoomProps = {
  room: Room | null
  photos: readonly PhotoUpload[]
  /** Whether no room is known at all: then there's no heading. */
  isAlone: boolean
  /** The room that photos without one are probably of. */
  suggestion: Room | null
  /** In ms of the camera's own clock; of photos without a room, to distinguish their groups. */
  takenAt: readonly number[]
  usedRooms: readonly Room[]
  onChange: (room: Room | null) => void
  children: ReactNode
}

/** The photos of one room, or of one scene without a room. Its name changes the room of all of them. */
export function SheetRoom(props: SheetRoomProps) {
  const { room, photos, isAlone, suggestion, takenAt, usedRooms, onChange, children } = props
  const id = useId()
  const name = room ? roomNames[room] : sheetTexts.noRoom
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className={isAlone ? 'sr-only' : 'mb-2.5 flex flex-wrap items-baseline gap-x-3'}>
        <h3 id={id} className="t-head">
          {name}
          {!room && takenAt.length > 0 && (
            <span className="ml-2 text-sm font-normal text-ink-2">{describeTimes(takenAt)}</span>
          )}
        </h3>
        {!isAlone && (
          <Popover
            label={`Room of ${countPhotos(photos.length)}`}
            className="max-h-80 w-56 overflow-y-auto p-1.5 max-md:absolute max-md:inset-x-auto max-md:top-full max-md:left-0 max-md:w-56 md:right-auto md:left-0"
            trigger={(props) => (
              <button
                {...props}
                type="button"
                aria-label={`${name}: change the room of ${countPhotos(photos.length)}`}
                className="flex min-h-8 items-center gap-1 text-ink-3 hover:text-ink max-md:min-h-11"
              >
                {countPhotos(photos.length)}
                <Icon name="chevron-down" size="sm" />
              </button>
            )}
          >
            {({ close }) => (
              <RoomList
                chosen={room}
                usedRooms={usedRooms}
                onChoose={(next) => {
                  close()
                  onChange(next)
                }}
              />
            )}
          </Popover>
        )}
        {!room && suggestion && (
          <TextButton className="max-md:min-h-11" onClick={() => onChange(suggestion)}>
            {sheetTexts.suggestRoom(roomNames[suggestion])}
          </TextButton>
        )}
      </div>
      <ul
        aria-labelledby={id}
        className="flex flex-wrap gap-1.5 max-md:-mx-5 max-md:grid max-md:grid-cols-3 max-md:gap-1"
      >
        {children}
      </ul>
    </section>
  )
}
