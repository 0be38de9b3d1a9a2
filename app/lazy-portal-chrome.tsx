'use client'

import type { PortalChromeProps } from '@/app/portal-chrome'
import { defer, useModule } from '@/components/ui/defer'

const chrome = defer(() => import('@/app/portal-chrome'))

/**
 * PortalChrome around pages that visitors see without it, and so load without its 10 KB. Not an island: React would send
 * all of the page as the island's content, and reveal it late.
 */
export function LazyPortalChrome(props: PortalChromeProps) {
  const loaded = useModule(chrome)
  return <loaded.PortalChrome {...props} />
}
