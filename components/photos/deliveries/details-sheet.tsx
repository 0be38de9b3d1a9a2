'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { replaceAddress } from '@/components/ui/page-address'
import { useLinkedFold } from '@/components/ui/use-linked-fold'
import { detailsParts } from './details-fold'

/** Others lead to rooms and to the choice, which are on the page itself. */
const fragments = new Set<string>(['details', ...detailsParts])

type DetailsSheetProps = {
  title: string
  footer?: ReactNode
  /** One part each. */
  children: ReactNode
}

/**
 * What is known about a delivery and can be done with it, in a sheet. The fragment of the address opens it: `#details`, or the id
 * of a part. Without JavaScript it is the end of the page.
 */
export function DetailsSheet({ title, footer, children }: DetailsSheetProps) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function follow() {
      setOpen(fragments.has(window.location.hash.slice(1)))
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  function close() {
    replaceAddress(window.location.pathname + window.location.search)
    setOpen(false)
  }

  return (
    <>
      <Dialog side open={isOpen} onClose={close} title={title} footer={footer}>
        {children}
        <OpenLinkedFold />
      </Dialog>
      <noscript>
        <section id="details" aria-label={title} className="mx-(--pad) mt-16 max-w-216">
          {children}
          {footer}
        </section>
      </noscript>
    </>
  )
}

function OpenLinkedFold() {
  useLinkedFold(usePathname())
  return null
}
