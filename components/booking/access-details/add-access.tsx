'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { addAccessId, addAccessText } from '@/lib/booking/access-details/words'
import { LazyAccessForm } from './lazy-access-form'

type AddAccessProps = { bookingId: string; version: number }

/** The form for details while there are none. Stays when someone else adds some, as long as it has unsaved ones. */
export function AddAccess({ bookingId, version }: AddAccessProps) {
  const [isEdited, setEdited] = useState(false)
  if (version !== 0 && !isEdited) return null
  return (
    <Disclosure id={addAccessId} summary={addAccessText}>
      <LazyAccessForm
        bookingId={bookingId}
        version={version}
        values={noDetails}
        onEdit={() => setEdited(true)}
        onDone={() => setEdited(false)}
      />
    </Disclosure>
  )
}
