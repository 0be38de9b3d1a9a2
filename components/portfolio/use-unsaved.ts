'use client'

import { useState } from 'react'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'

/** Keeps a dialog's unsaved form from being lost by a stray press or key, or by leaving the page. */
export function useUnsaved() {
  const [isUnsaved, setIsUnsaved] = useState(false)
  useLeaveWarning(isUnsaved, 'Leave this page without saving?')
  return {
    note: () => setIsUnsaved(true),
    /** Whether the dialog may close; asks where something would be lost. */
    mayClose: () => !isUnsaved || window.confirm('Close without saving?'),
  }
}
