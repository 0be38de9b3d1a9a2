'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts files dropped anywhere in the window. Returns whether files are dragged over it. */
export function useWindowDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const follow = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file.
      event.preventDefault()
      setOver(true)
    }
    addEventListener('dragenter', follow, { signal })
    addEventListener('dragover', follow, { signal })
    addEventListener(
      'dragleave',
      // Only leaving the window has no element that is entered instead.
      ({ relatedTarget }) => relatedTarget === null && setOver(false),
      { signal },
    )
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        // A field of its own, such as a dialog's, has taken it.
        if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return
        event.preventDefault()
        drop(event.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}
