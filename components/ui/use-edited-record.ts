'use client'

import { useState } from 'react'
import type { EditConflict } from '@/components/ui/edit-conflict-notice'

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
  const [revision, setRevision] = useState(current?.revision ?? 0)
  const conflict: EditConflict | null =
    current && onReopen && current.revision !== revision
      ? { onUseTheirs: onReopen, onKeepMine: () => setRevision(current.revision) }
      : null
  return { opened, identity: { edited: opened && { id: opened.id, revision }, newId }, conflict }
}
