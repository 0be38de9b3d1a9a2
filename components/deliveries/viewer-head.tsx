'use client'

import type { ReactNode, RefObject } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { Icon } from '@/components/ui/icon'
import { ViewerButton } from './viewer-button'

type ViewerHeadProps = {
  title: string
  /** `9 / 31` */
  position: string
  name: string
  favorite: boolean | undefined
  onFavorite: (() => void) | undefined
  zoom: RefObject<ZoomRef | null>
  onClose: () => void
  children: ReactNode
}

/** The viewer's header: address, position and actions. */
export function ViewerHead(props: ViewerHeadProps) {
  const { title, position, name, favorite, onFavorite, zoom, onClose, children } = props
  return (
    <header className="relative z-1 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 pr-4 pl-6 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 max-md:pr-1 max-md:pl-5">
      <span className="truncate max-md:hidden">{title}</span>
      <span aria-live="polite" className="text-base tabular-nums">
        {position}
        <span className="sr-only">, {name}</span>
      </span>
      <span className="flex justify-end">
        <ViewerButton label="Zoom out" onClick={() => zoom.current?.zoomOut()} className="max-md:hidden">
          <Icon name="zoom-out" />
        </ViewerButton>
        <ViewerButton label="Zoom in" onClick={() => zoom.current?.zoomIn()} className="max-md:hidden">
          <Icon name="zoom-in" />
        </ViewerButton>
        {favorite !== undefined && (
          <ViewerButton label="Favorite" aria-pressed={favorite} onClick={onFavorite}>
            <Icon name="heart" className={favorite && 'fill-current'} />
          </ViewerButton>
        )}
        {children}
        <ViewerButton label="Close viewer" onClick={onClose}>
          <Icon name="x" />
        </ViewerButton>
      </span>
    </header>
  )
}
