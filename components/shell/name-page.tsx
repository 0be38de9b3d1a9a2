'use client'

import { usePathname } from 'next/navigation'
import { useNamedPage } from '@/components/shell/page-name'

/** Sets the last step of the header's breadcrumb, for a page whose name isn't in its address. */
export function NamePage({ name }: { name: string }) {
  useNamedPage(usePathname(), name)
  return null
}
