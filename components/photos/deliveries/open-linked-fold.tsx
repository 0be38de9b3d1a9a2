'use client'

import { usePathname } from 'next/navigation'
import { useLinkedFold } from '@/components/ui/use-linked-fold'

/** Opens the fold that the page's address leads to. Renders nothing. */
export function OpenLinkedFold() {
  useLinkedFold(usePathname())
  return null
}
