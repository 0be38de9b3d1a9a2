'use client'

import { type DragEvent, useState } from 'react'

/** Accepts files dropped on an element. Returns its props, and whether files are dragged over it. */
export function useFileDrop(onDrop: (transfer: DataTransfer) => void) {
  const [isOver, setOver] = useState(false)
  const dropProps = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onDrop(event.dataTransfer)
    },
  }
  return { isOver, dropProps }
}
