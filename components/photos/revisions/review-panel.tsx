'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { ViewerButton, viewerPanelClasses } from '@/components/ui/viewer'
import { addCommentAction } from '@/lib/photos/revisions/actions'
import { proposedVersion, versionsToCompare } from '@/lib/photos/revisions/rules/versions'
import type { RevisedPhoto } from '@/lib/photos/revisions/schema'
import { roundLabel, versionName, waitingRoundText } from '@/lib/photos/revisions/words/revisions'
import { CommentForm } from './comment-form'
import type { NewComment } from './new-comment'
import { RequestBar } from './request-bar'
import { useRevisions } from './revisions-context'
import { ThreadCard } from './thread-card'
import { ApproveButton, VersionPanel } from './version-panel'

type ReviewPanelProps = {
  photo: RevisedPhoto
  draft: NewComment | null
  onWrite: (draft: NewComment) => void
  /** Starts to place a pin by keyboard. */
  onPin: () => void
  onWritten: () => void
}

/** Beside the photo, or a sheet below it on phones: its threads and a new comment, or its versions and the decision. */
export function ReviewPanel({ photo, draft, onWrite, onPin, onWritten }: ReviewPanelProps) {
  const { revisions, mode, setMode } = useRevisions()
  const { canRequest, drafts, next } = revisions
  const [saved, setSaved] = useState(0)
  const compared = mode === 'compare' ? versionsToCompare(photo.versions) : null
  const proposed = canRequest ? proposedVersion(photo.versions) : null
  const versions = <VersionPanel photo={photo} />
  return (
    <aside
      data-panel
      aria-label="Comments and versions"
      className={mergeClasses('flex size-full flex-col border-line bg-paper text-ink', viewerPanelClasses)}
    >
      <header className="flex min-h-15 items-center justify-between gap-4 border-b py-2 pr-5 pl-5 max-md:pr-1">
        <h2 className="t-head">{compared ? versionName(compared.after.number) : 'Comments'}</h2>
        {!compared && canRequest && drafts === 0 && (
          <p className="text-right text-sm text-ink-3">{roundLabel(next)}</p>
        )}
        <ViewerButton
          label="Back to the photo"
          icon="chevron-down"
          onClick={() => setMode(null)}
          className="md:hidden"
        />
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Comments"
        data-own-keys
        className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        {compared && versions}
        {photo.threads.length > 0 && (
          <ul>
            {photo.threads.map((thread) => (
              <ThreadCard key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
        {photo.threads.length === 0 && !compared && !canRequest && (
          <p className="px-5 py-4 text-ink-2">No comments on this photo yet.</p>
        )}
        {photo.threads.length === 0 && canRequest && !compared && next.waiting !== null && (
          <p className="px-5 py-4 text-ink-2">{waitingRoundText(next.waiting)}</p>
        )}
        {compared && <p className="px-5 py-4 text-sm text-ink-3">{compareHint(compared.before.number)}</p>}
        {!compared && versions}
      </section>
      {canRequest && !compared && (
        <div className="border-t px-5 py-4">
          <DraftForm
            key={saved}
            photoId={photo.photoId}
            draft={draft}
            onPin={onPin}
            onWritten={() => {
              // The next comment starts empty.
              setSaved(saved + 1)
              onWritten()
            }}
          />
        </div>
      )}
      {compared && proposed && (
        <div className="grid gap-2 border-t px-5 py-4">
          <ApproveButton version={proposed} />
          <Button onClick={() => onWrite({ spot: null })}>Ask again</Button>
        </div>
      )}
      {canRequest && drafts > 0 && <RequestBar className="border-t px-5 py-3" />}
    </aside>
  )
}

function compareHint(before: number): string {
  return `Drag the divider, or hold V to see ${versionName(before).toLowerCase()}.`
}

type DraftFormProps = {
  photoId: string
  /** Null while no spot was chosen: what is typed is about the whole photo. */
  draft: NewComment | null
  onPin: () => void
  onWritten: () => void
}

/** Writes a new comment; what is typed stays while the panel is closed. */
function DraftForm({ photoId, draft, onPin, onWritten }: DraftFormProps) {
  const { select, unsaved } = useRevisions()
  const spot = draft?.spot ?? null
  const before = unsaved.current.get(photoId)
  return (
    <CommentForm
      key={JSON.stringify(draft)}
      isOpened={draft !== null}
      hint={
        !spot && (
          <>
            <span className="pointer-coarse:hidden">Click</span>
            <span className="pointer-fine:hidden">Tap</span> the photo to place a pin, then say what to
            change.
          </>
        )
      }
      aside={
        !spot && (
          <TextButton onClick={onPin}>
            <Icon name="map-pin" size="sm" />
            Pin a comment
          </TextButton>
        )
      }
      label={spot ? 'Comment at this spot' : 'About the whole photo'}
      submitLabel="Save comment"
      text={before?.text}
      onType={(text) => unsaved.current.set(photoId, { spot, text })}
      onSubmit={async (text) => {
        const result = await addCommentAction({ photoId, spot, text })
        if (result.ok) {
          select(result.data.threadId)
          toast.success('Comment saved', 'Request changes to send it to the studio.')
        }
        return result
      }}
      onDone={onWritten}
    />
  )
}
