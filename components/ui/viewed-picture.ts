'use client'

import { createContext, use } from 'react'

/** The picture that a viewer shows, for what other domains layer over it. */
export type ViewedPicture = {
  id: string
  src: string
  alt: string
  /** Pixels; null until measured. */
  width: number | null
  height: number | null
  /** Hides the viewer's own picture from the keyboard and screen readers while something covers it. */
  setCovered: (covered: boolean) => void
}

const Context = createContext<ViewedPicture | null>(null)

export const ViewedPictureProvider = Context.Provider

/** Returns the picture of the viewer that this is shown in; null outside a viewer. */
export function useViewedPicture(): ViewedPicture | null {
  return use(Context)
}
