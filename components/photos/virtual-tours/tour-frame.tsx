'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { plateClasses } from '@/components/ui/plate-face'

type TourFrameProps = {
  url: string
  /** Of the frame, for assistive technology. */
  title: string
  /** Of its box, always and before it's opened. An open one is as high as the window allows. */
  className: string
  shape: string
  /** Shown before it's opened. Rendered by the server, so that it needs no code. */
  children: ReactNode
}

/** A tour that opens in place of a picture. Nothing of its host is loaded before; without JavaScript, it opens in a new tab. */
export function TourFrame({ url, title, className, shape, children }: TourFrameProps) {
  const [isOpen, setOpen] = useState(false)
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={`${className} ${isOpen ? 'h-[min(84svh,54rem)]' : shape}`}>
      {isOpen ? (
        <iframe
          ref={focusFrame}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; gyroscope; accelerometer; magnetometer; xr-spatial-tracking"
          referrerPolicy="strict-origin"
          className="absolute inset-0 size-full"
        />
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" onClick={open} className={plateClasses}>
          {children}
        </a>
      )}
    </div>
  )
}

/** The link that had the focus is gone. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
