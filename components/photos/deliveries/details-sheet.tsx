'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { replaceAddress } from '@/components/ui/page-address'
import { useLinkedFold } from '@/components/ui/use-linked-fold'

type DetailsSheetProps = {
  title: string
  /** One part each. */
  children: ReactNode
}

/**
 * What is known about a delivery and can be done with it, in a sheet. The fragment of the address opens it: `#details`, or the id
 * of a part. Without JavaScript it is the end of the page.
 */
export function DetailsSheet({ title, children }: DetailsSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function follow() {
      const id = window.location.hash.slice(1)
      const part = document.getElementById(id)
      // Rooms and the choice are parts of the page itself.
      setOpen(id !== '' && (part === null || sheet.current?.contains(part) === true))
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
      <Dialog side open={isOpen} onClose={close} title={title}>
        <div ref={sheet}>
          {children}
          <OpenLinkedFold />
        </div>
      </Dialog>
      <noscript>
        <section id="details" aria-label={title} className="mx-(--pad) mt-16 max-w-216">
          {children}
        </section>
      </noscript>
    </>
  )
}

function OpenLinkedFold() {
  useLinkedFold(usePathname())
  return null
}
