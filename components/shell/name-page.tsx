'use client'

import { usePathname } from 'next/navigation'
import { useNamedPage } from '@/components/shell/page-name'

/** Put into a page whose name its address does not tell: the header's trail then ends in it. */
export function NamePage({ name }: { name: string }) {
  useNamedPage(usePathname(), name)
  return null
}
