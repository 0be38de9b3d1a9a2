'use client'

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { moveTexts } from '@/lib/photos/deliveries/words/uploads'
import type { PhotoUpload } from './photo-queue'
import { UploadRow, type UploadRowActions } from './upload-row'

/** In px, for rows that haven't been measured. */
const estimatedRowHeight = 54
/** Rows rendered beyond the window, so that a row can be dragged a little outside it. */
const overscan = 12

type UploadListProps = UploadRowActions & {
  /** In order. */
  uploads: readonly PhotoUpload[]
  previewIds: readonly string[]
  /** Called with the ids of these rows in their new order. */
  onArrange: (ids: string[]) => void
}

/**
 * A list of files that can be reordered by dragging or from the keyboard. Only the rows near the window are rendered, so
 * that five hundred are as fast as twenty.
 */
export function UploadList({ uploads, previewIds, onArrange, ...actions }: UploadListProps) {
  const ids = uploads.map(({ id }) => id)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const virtualizer = useWindowVirtualizer({
    count: uploads.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan,
    scrollMargin: top,
    // The dragged row stays rendered wherever the window scrolls.
    rangeExtractor: (range) => {
      const own = draggedId === null ? -1 : ids.indexOf(draggedId)
      const shown = defaultRangeExtractor(range)
      return own < 0 || shown.includes(own) ? shown : [...shown, own].sort((one, other) => one - other)
    },
  })
  // The content above the list can change height.
  useLayoutEffect(() => {
    const measure = () => {
      const measured = list.current?.getBoundingClientRect().top
      if (measured !== undefined) setTop(Math.round(measured + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  function drop({ active, over }: DragEndEvent) {
    setDraggedId(null)
    if (!over || active.id === over.id) return
    onArrange(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }

  const rows = virtualizer.getVirtualItems()
  const before = (rows[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(uploads) }}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul
          ref={list}
          aria-label="Uploads"
          className="border-t border-ink"
          style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
        >
          {rows.map(({ index }) => {
            const upload = uploads[index]
            return (
              upload && (
                <SortableRow
                  key={upload.id}
                  index={index}
                  total={uploads.length}
                  measure={virtualizer.measureElement}
                  upload={upload}
                  isPreview={previewIds.includes(upload.id)}
                  {...actions}
                />
              )
            )
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type SortableRowProps = UploadRowActions & {
  upload: PhotoUpload
  isPreview: boolean
  index: number
  total: number
  measure: (element: Element | null) => void
}

function SortableRow({ index, total, measure, upload, ...rest }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: upload.id,
  })
  return (
    <li
      ref={(element) => {
        setNodeRef(element)
        measure(element)
      }}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 shadow-pop' : undefined}
    >
      <UploadRow upload={upload} handle={{ ...attributes, ...listeners }} {...rest} />
    </li>
  )
}

/** Announces moves to screen readers by name and position instead of by id. */
function announcementsFor(uploads: readonly PhotoUpload[]) {
  const nameOf = (id: unknown) => uploads.find((upload) => upload.id === id)?.name ?? 'The photo'
  const positionOf = (id: unknown) => uploads.findIndex((upload) => upload.id === id) + 1
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) => moveTexts.pickedUp(nameOf(active.id)),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? moveTexts.over(nameOf(active.id), positionOf(over.id), uploads.length) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? moveTexts.dropped(nameOf(active.id), positionOf(over.id), uploads.length) : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => moveTexts.cancelled(nameOf(active.id)),
  }
}
