'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { roomNames, roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'
import { AlterationFields } from './alteration-fields'
import { CaptionField } from './caption-field'
import { FocalPointField } from './focal-point-field'
import { photoAddress } from './photo-address'
import type { ArrangementState } from './use-arrangement'

/** The select's value while the photos are of different rooms. */
const mixed = 'MIXED'

type ArrangePanelProps = {
  photos: readonly ArrangedPhoto[]
  arrangement: ArrangementState
  /** Called with a position from 1. */
  onMove: (position: number) => void
}

/** Edits one photo, or what several have in common. */
export function ArrangePanel({ photos, arrangement, onMove }: ArrangePanelProps) {
  const [photo] = photos
  if (!photo) return null
  const alone = photos.length === 1 ? photo : null
  const ids = photos.map(({ id }) => id)
  const isSameRoom = photos.every(({ room }) => room === photo.room)
  return (
    <div className="grid gap-5">
      {alone ? <PhotoHead photo={alone} /> : <h2 className="t-head">{countPhotos(photos.length)}</h2>}
      <Field label="Room">
        <Select
          value={isSameRoom ? (photo.room ?? '') : mixed}
          onChange={(event) => {
            const room = roomsInOrder.find((name) => name === event.target.value)
            arrangement.setRoom(ids, room ?? null)
          }}
        >
          {!isSameRoom && (
            <option value={mixed} disabled>
              Different rooms
            </option>
          )}
          <option value="">No room</option>
          {roomsInOrder.map((room: Room) => (
            <option key={room} value={room}>
              {roomNames[room]}
            </option>
          ))}
        </Select>
      </Field>
      {alone && <CaptionField key={`caption-${alone.id}`} photo={alone} arrangement={arrangement} />}
      <AlterationFields photos={photos} arrangement={arrangement} />
      {alone && (
        <Button
          aria-pressed={alone.isCover}
          icon={
            <Icon name="star" size="sm" className={alone.isCover ? 'fill-current text-accent' : undefined} />
          }
          className="justify-self-start"
          onClick={() => arrangement.setCover(alone.isCover ? null : alone.id)}
        >
          {alone.isCover ? 'Cover photo' : 'Use as cover'}
        </Button>
      )}
      {alone?.isCover && alone.state === 'READY' && (
        <FocalPointField
          key={`focal-${alone.id}`}
          photo={alone}
          onSet={(point) => arrangement.setFocalPoint(alone.id, point)}
        />
      )}
      <PositionForm
        key={`position-${alone?.id}`}
        last={arrangement.photos.length - photos.length + 1}
        onMove={onMove}
      />
    </div>
  )
}

function PhotoHead({ photo }: { photo: ArrangedPhoto }) {
  return (
    <div className="flex items-center gap-3">
      {photo.state === 'READY' && (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img src={photoAddress(photo.id, 'tile')} alt="" className="photo aspect-3/2 w-20 flex-none" />
      )}
      <h2 className="min-w-0 font-strong wrap-anywhere">{photo.name}</h2>
    </div>
  )
}

type PositionFormProps = {
  /** The highest position that can be chosen. */
  last: number
  /** Called with a position from 1. */
  onMove: (position: number) => void
}

/** Moves the selected photos to a position, without dragging. */
function PositionForm({ last, onMove }: PositionFormProps) {
  const [typed, setTyped] = useState('')
  const position = Number(typed)
  const isValid = Number.isInteger(position) && position >= 1 && position <= last
  const [isChecked, setChecked] = useState(false)
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(!isValid)
        if (!isValid) return
        onMove(position)
        setTyped('')
      }}
    >
      <Field
        label="Move to position"
        errors={isChecked && !isValid ? `Enter a number from 1 to ${last}` : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              inputMode="numeric"
              placeholder={`1 – ${last}`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="min-w-0 flex-1"
            />
            <Button type="submit">Move</Button>
          </span>
        )}
      </Field>
      <Button variant="quiet" className="justify-self-start" onClick={() => onMove(1)}>
        Move to start
      </Button>
    </form>
  )
}
