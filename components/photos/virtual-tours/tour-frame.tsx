'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

type TourFrameProps = {
  url: string
  /** Of the frame, for assistive technology. */
  title: string
  className: string
  /** Shown before it's opened. Rendered by the server, so that it needs no code. */
  children: ReactNode
}

/** A tour that opens in place of a picture. Nothing of its host is loaded before; without JavaScript, it opens in a new tab. */
export function TourFrame({ url, title, className, children }: TourFrameProps) {
  const [isOpen, setOpen] = useState(false)
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return isOpen ? (
    <iframe
      ref={(frame) => frame?.focus()}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen; gyroscope; accelerometer; magnetometer; xr-spatial-tracking"
      referrerPolicy="strict-origin"
      className="absolute inset-0 size-full"
    />
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" onClick={open} className={className}>
      {children}
    </a>
  )
}
