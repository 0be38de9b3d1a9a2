'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Modal } from '@/components/ui/modal'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { anchorAt, placeOfDrop } from '@/lib/photos/deliveries/rules/arranging'
import type { Arrangement } from '@/lib/photos/deliveries/schema/arranging'
import { movedText, unsavedArrangementText } from '@/lib/photos/deliveries/words/arranging'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ArrangePanel } from './arrange-panel'
import { ArrangeTile } from './arrange-tile'
import { SaveStatus } from './save-status'
import { useArrangeKeys } from './use-arrange-keys'
import { useArrangement } from './use-arrangement'
import { usePhotoSelection } from './use-photo-selection'

/** Below this width, the selected photos are edited in a sheet. */
const narrow = '(width < 64rem)'

/** The full photos of a delivery in a grid that is reordered by dragging, beside what is edited of the selected ones. */
export function ArrangeBoard({ delivery }: { delivery: Arrangement }) {
  const list = useRef<HTMLUListElement>(null)
  const arrangement = useArrangement(delivery)
  const { photos, conflicts, state, retry } = arrangement
  const ids = photos.map(({ id }) => id)
  const selection = usePhotoSelection(photos)
  const selected = photos.filter(({ id }) => selection.selected.has(id))
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [spoken, setSpoken] = useState('')
  const { shownIds, carriedId, handleOf } = useArrangeable(list, ids, (id, place) => {
    // Dragging one of the selected photos moves all of them.
    const moved = selection.selected.has(id) ? selected.map((photo) => photo.id) : [id]
    move(moved, placeOfDrop(ids, moved, { id, place }))
  })
  const { current, listProps } = useArrangeKeys(list, photos.length, selection)
  useLeaveWarning(state === 'failed' || conflicts.size > 0, unsavedArrangementText)
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]))
  const panel = selected.length > 0 && (
    <ArrangePanel
      photos={selected}
      arrangement={arrangement}
      onMove={(position) =>
        move(
          selected.map(({ id }) => id),
          position - 1,
        )
      }
    />
  )

  /** @param place zero-based, among the photos that stay */
  function move(moved: string[], place: number) {
    const room = ids.length - moved.length
    const to = Math.min(Math.max(place, 0), room)
    const afterId = anchorAt(ids, moved, to)
    if (isAlreadyThere(ids, moved, to)) return
    arrangement.move(moved, afterId)
    setSpoken(movedText(moved.length, to + 1, ids.length))
  }

  function select(index: number, how: 'only' | 'toggle' | 'extend') {
    if (how !== 'only') return selection.toggle(index, how === 'extend')
    selection.selectOnly(index)
    if (window.matchMedia(narrow).matches) setSheetOpen(true)
  }

  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SaveStatus state={state} onRetry={retry} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={selection.selected.size > 0 ? selection.clear : selection.selectAll}>
              {selection.selected.size > 0 ? 'Clear selection' : 'Select all'}
            </Button>
            <Button onClick={arrangement.sort}>Sort by room</Button>
          </div>
        </div>
        <ul
          ref={list}
          aria-label="Photos in order"
          {...listProps}
          className="relative grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 xl:grid-cols-4"
        >
          {shownIds.map((id, index) => {
            const photo = photoOf.get(id)
            return (
              photo && (
                <ArrangeTile
                  key={id}
                  photo={photo}
                  index={index}
                  handle={{ ...handleOf(id), tabIndex: index === current ? 0 : -1 }}
                  isCarried={id === carriedId}
                  isSelected={selection.selected.has(id)}
                  hasConflict={conflicts.has(id)}
                  onSelect={select}
                />
              )
            )
          })}
        </ul>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {selected.length > 0 && (
          <section
            aria-label="Selection"
            className="sticky bottom-4 z-30 mt-4 flex items-center justify-between gap-4 rounded-md border bg-raised px-4 py-3 shadow-pop lg:hidden"
          >
            <p className="font-strong">{countPhotos(selected.length)} selected</p>
            <Button variant="main" onClick={() => setSheetOpen(true)}>
              Edit
            </Button>
          </section>
        )}
      </div>
      <aside
        aria-label="Selected photos"
        className="sticky top-[calc(var(--bar)+1.5rem)] max-h-[calc(100dvh-var(--bar)-3rem)] overflow-y-auto border-l py-1 pl-8 max-lg:hidden"
      >
        {isSheetOpen
          ? null
          : panel || (
              <p className="text-ink-2">
                Select a photo to set its room, caption, and alterations. Hold Shift to select several.
              </p>
            )}
      </aside>
      <ArrangeSheet
        open={isSheetOpen && selected.length > 0}
        onClose={() => setSheetOpen(false)}
        status={<SaveStatus state={state} onRetry={retry} />}
      >
        {panel}
      </ArrangeSheet>
    </div>
  )
}

function isAlreadyThere(ids: readonly string[], moved: readonly string[], place: number): boolean {
  return moved.every((id, offset) => ids[place + offset] === id)
}

type ArrangeSheetProps = { open: boolean; onClose: () => void; status: ReactNode; children: ReactNode }

/** A bottom sheet for narrow screens. Closing it loses nothing, because changes are saved as they are made. */
function ArrangeSheet({ open, onClose, status, children }: ArrangeSheetProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Edit selected photos"
      className="m-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-auto overscroll-contain rounded-t-lg bg-raised p-0 shadow-dialog backdrop:bg-veil open:animate-rise"
    >
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-4">
          {status}
          <IconButton label="Close" icon="x" onClick={onClose} className="-mr-2" />
        </div>
        {children}
      </div>
    </Modal>
  )
}
