'use client'

import { useState } from 'react'
import { useEditConflict } from '@/components/ui/use-edit-conflict'

/**
 * What a record's dialog edits: the version it was opened with, or a new record under an id of its own, so that a repeated
 * save is recognized. Detects by the revision that someone else has saved another version since.
 * @param current the current version; null for a new record
 * @param onReopen reopens the dialog with the current version
 */
export function useEditedRecord<R extends { id: string; revision: number }>(
  current: R | null,
  onReopen?: () => void,
) {
  const [opened] = useState(current)
  const [newId] = useState(() => crypto.randomUUID())
  const { seen: revision, conflict } = useEditConflict(current?.revision ?? 0, current ? onReopen : undefined)
  return { opened, identity: { edited: opened && { id: opened.id, revision }, newId }, conflict }
}
