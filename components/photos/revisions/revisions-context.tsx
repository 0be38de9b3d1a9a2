'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pushAddress, useAddressQuery } from '@/components/ui/page-address'
import type { Revisions } from '@/lib/photos/revisions/schema'
import type { UnsavedComment } from './new-comment'

type Mode = 'comments' | 'compare'

type RevisionsState = {
  revisions: Revisions
  /** What covers the viewer's photo; null for the photo alone. */
  mode: Mode | null
  setMode: (mode: Mode | null) => void
  /** The thread whose pin is marked. */
  selectedId: string | null
  select: (threadId: string | null) => void
  /** What was typed and not saved, by photo id; it stays while its panel is closed. */
  unsaved: RefObject<Map<string, UnsavedComment>>
  /** Opens a photo in the viewer, with its comments or its versions. */
  openPhoto: (photoId: string, mode: Mode, threadId?: string) => void
}

const Context = createContext<RevisionsState | null>(null)

type RevisionsProviderProps = { revisions: Revisions; children: ReactNode }

/** Holds a delivery's change requests, and what the viewer shows of them. `?comment=` opens that thread. */
export function RevisionsProvider({ revisions, children }: RevisionsProviderProps) {
  const [mode, setMode] = useState<Mode | null>(null)
  const [selectedId, select] = useState<string | null>(null)
  const query = useAddressQuery()
  const isViewing = query.has('photo')
  const linkedId = isViewing ? query.get('comment') : null
  const unsaved = useRef(new Map<string, UnsavedComment>())

  useEffect(() => {
    if (!linkedId) return
    setMode('comments')
    select(linkedId)
  }, [linkedId])

  useEffect(() => {
    if (!isViewing) setMode(null)
  }, [isViewing])

  const openPhoto = useCallback((photoId: string, next: Mode, threadId?: string) => {
    pushAddress(addressOf(photoId, threadId))
    setMode(next)
    select(threadId ?? null)
  }, [])

  const state = useMemo(
    () => ({ revisions, mode, setMode, selectedId, select, unsaved, openPhoto }),
    [revisions, mode, selectedId, openPhoto],
  )
  return <Context value={state}>{children}</Context>
}

export function useRevisions(): RevisionsState {
  const state = use(Context)
  if (!state) throw new Error('RevisionsProvider is missing')
  return state
}

/** Returns the address of a photo, or a comment on it, on the current page. */
function addressOf(photoId: string, threadId?: string): string {
  const query = new URLSearchParams(window.location.search)
  query.set('photo', photoId)
  if (threadId) query.set('comment', threadId)
  else query.delete('comment')
  return `${window.location.pathname}?${query}`
}
