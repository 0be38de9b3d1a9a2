'use client'

import { useState } from 'react'
import type { EditConflict } from '@/components/ui/edit-conflict-notice'

/**
 * Detects that someone else, or another tab, has saved another version since editing began.
 * @param current the version currently saved
 * @param onUseTheirs starts editing again with that version; without it, nothing is detected
 * @returns `seen`: the version that the edits are based on, for the server to compare
 */
export function useEditConflict<Version extends string | number>(
  current: Version,
  onUseTheirs: (() => void) | undefined,
): { seen: Version; conflict: EditConflict | null } {
  const [seen, setSeen] = useState(current)
  const conflict =
    onUseTheirs && current !== seen ? { onUseTheirs, onKeepMine: () => setSeen(current) } : null
  return { seen, conflict }
}
