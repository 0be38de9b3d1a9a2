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
import type { Upload } from './upload-queue'
import { UploadRow, type UploadRowActions } from './upload-row'

/** In pixels; every row is measured once it is there. */
const usualRow = 54
/** Beyond both edges of the window, so that a row can be carried a little way out of it. */
const overscan = 12

type UploadListProps = UploadRowActions & {
  /** The rows to show, in their order. */
  uploads: readonly Upload[]
  previewIds: readonly string[]
  /** Is given the ids of these rows in their new order. */
  onArrange: (ids: string[]) => void
}

/**
 * Files to be put in order, by a drag or from the keyboard. Only the rows near the window are there, between two
 * stretches of empty space, so that five hundred cost no more than twenty.
 */
export function UploadList({ uploads, previewIds, onArrange, ...actions }: UploadListProps) {
  const ids = uploads.map(({ id }) => id)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [carried, setCarried] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const virtualizer = useWindowVirtualizer({
    count: uploads.length,
    estimateSize: () => usualRow,
    getItemKey: (index) => ids[index] ?? index,
    overscan,
    scrollMargin: top,
    // The row that is being carried stays, wherever the window goes.
    rangeExtractor: (range) => {
      const own = carried === null ? -1 : ids.indexOf(carried)
      const shown = defaultRangeExtractor(range)
      return own < 0 || shown.includes(own) ? shown : [...shown, own].sort((one, other) => one - other)
    },
  })
  // What stands above the list comes and goes.
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
    setCarried(null)
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
      onDragStart={({ active }) => setCarried(String(active.id))}
      onDragCancel={() => setCarried(null)}
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
  upload: Upload
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

/** What a screen reader says while a row is moved: names and places, not ids. */
function announcementsFor(uploads: readonly Upload[]) {
  const nameOf = (id: unknown) => uploads.find((upload) => upload.id === id)?.name ?? 'The photo'
  const placeOf = (id: unknown) =>
    `${uploads.findIndex((upload) => upload.id === id) + 1} of ${uploads.length}`
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) => `${nameOf(active.id)} picked up.`,
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? `${nameOf(active.id)} is over place ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? `${nameOf(active.id)} is now at ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${nameOf(active.id)} is back in its place.`,
  }
}
