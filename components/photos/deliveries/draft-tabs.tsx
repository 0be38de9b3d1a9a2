'use client'

import { useRouter } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import { draftsTitle, draftText } from '@/lib/photos/deliveries/words/uploads'
import { draftAddress } from './draft-contents'
import type { PhotoUpload } from './photo-queue'

type DraftTabsProps = {
  /** The reader's drafts that aren't open. */
  drafts: readonly DraftSummary[]
  /** What the open form is for; null until a booking is chosen. */
  street: string | null
  uploads: readonly PhotoUpload[]
}

const tabClasses = 'flex min-h-12 flex-none items-center gap-2 whitespace-nowrap'

/** The drafts side by side: the open one, with the progress of its uploads, and the others. */
export function DraftTabs({ drafts, street, uploads }: DraftTabsProps) {
  const router = useRouter()
  if (drafts.length === 0 && uploads.length === 0) return null
  return (
    <nav
      aria-label={draftsTitle}
      className="flex gap-7 overflow-x-auto border-b [scrollbar-width:none] max-md:-mx-5 max-md:px-5"
    >
      <span aria-current="page" className={`${tabClasses} border-b-2 border-accent font-strong`}>
        {street ?? 'New delivery'}
        <UploadRing uploads={uploads} />
      </span>
      {drafts.map((draft) => (
        <Link
          key={draft.idempotencyKey}
          href={draftAddress(draft)}
          aria-label={draftText(draft.label, draft.fileCount)}
          className={`${tabClasses} text-ink-2 hover:text-ink`}
        >
          {draft.label?.split(', ')[0] ?? 'No booking chosen'}
          <span className="text-ink-3">{draft.fileCount}</span>
        </Link>
      ))}
      <button
        type="button"
        className={`${tabClasses} text-ink-2 hover:text-ink`}
        onClick={() => router.push(draftAddress({ idempotencyKey: crypto.randomUUID() }))}
      >
        <Icon name="plus" size="sm" />
        New
      </button>
    </nav>
  )
}

/** Nothing once all of it is uploaded. */
function UploadRing({ uploads }: { uploads: readonly PhotoUpload[] }) {
  const counted = uploads.filter(({ state }) => state !== 'rejected' && state !== 'missing')
  const total = counted.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = counted.reduce((sum, { bytes, percent }) => sum + (bytes * percent) / 100, 0)
  const percent = total === 0 ? 100 : Math.floor((sent / total) * 100)
  if (percent === 100) return null
  return (
    <span
      role="img"
      aria-label={`${percent}% uploaded`}
      className="size-4 rounded-[50%] [mask:radial-gradient(circle,transparent_40%,black_42%)]"
      style={{
        background: `conic-gradient(var(--color-accent) ${percent}%, var(--color-line) 0)`,
      }}
    />
  )
}
