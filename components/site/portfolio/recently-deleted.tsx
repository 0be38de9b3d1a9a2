'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { DeletedEntry } from '@/lib/site/portfolio/schema'
import { describeTimeLeft } from '@/lib/site/portfolio/words'
import { undoDeletion } from './delete-dialog'

/** Deleted entries that can still be restored. Renders nothing if there are none. */
export function RecentlyDeleted({ entries }: { entries: readonly DeletedEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="recently-deleted" className="mt-12 max-w-3xl">
      <SectionHead id="recently-deleted" title="Recently deleted" />
      <Rows>
        {entries.map((entry) => (
          <DeletedRow key={entry.id} entry={entry} />
        ))}
      </Rows>
    </section>
  )
}

function DeletedRow({ entry: { kind, id, name, minutesLeft } }: { entry: DeletedEntry }) {
  const [busy, start] = useTransition()
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0 wrap-break-word">
        <p className="font-strong">{name}</p>
        <p className="text-ink-2">{describeTimeLeft(minutesLeft)}</p>
      </div>
      <Button
        size="sm"
        busy={busy}
        busyText="Restoring"
        icon="undo-2"
        onClick={() => start(() => undoDeletion({ kind, id }))}
      >
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
