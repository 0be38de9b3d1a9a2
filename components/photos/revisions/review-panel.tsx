'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { addCommentAction } from '@/lib/photos/revisions/actions'
import type { RevisedPhoto } from '@/lib/photos/revisions/schema'
import { CommentForm } from './comment-form'
import type { NewComment } from './new-comment'
import { RequestBar } from './request-bar'
import { useRevisions } from './revisions-context'
import { ThreadCard } from './thread-card'
import { VersionPanel } from './version-panel'

type ReviewPanelProps = {
  photo: RevisedPhoto
  draft: NewComment | null
  onWrite: (draft: NewComment) => void
  /** Starts to place a pin by keyboard. */
  onPin: () => void
  onWritten: () => void
}

/** Beside the photo, or below it on phones: its versions, threads, and a new comment. */
export function ReviewPanel({ photo, draft, onWrite, onPin, onWritten }: ReviewPanelProps) {
  const { revisions, select } = useRevisions()
  const { canRequest } = revisions
  return (
    <aside
      aria-label="Comments and versions"
      className="flex min-h-0 flex-col border-line bg-paper text-ink max-md:border-t md:border-l"
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Comments"
        data-own-keys
        className="relative min-h-0 flex-1 overflow-y-auto"
      >
        <VersionPanel photo={photo} />
        {draft && (
          <div className="border-b px-5 py-4">
            <CommentForm
              key={JSON.stringify(draft.spot)}
              label={draft.spot ? 'Comment at this spot' : 'Comment on the whole photo'}
              submitLabel="Save comment"
              onSubmit={async (text) => {
                const result = await addCommentAction({ photoId: photo.photoId, spot: draft.spot, text })
                if (result.ok) {
                  select(result.data.threadId)
                  toast.success('Comment saved', 'Request changes to send it to the studio.')
                }
                return result
              }}
              onDone={onWritten}
            />
          </div>
        )}
        {canRequest && !draft && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-5 py-4">
            <p className="w-full text-ink-2">Click the photo to pin a comment to a spot.</p>
            <Button size="sm" onClick={onPin} icon="map-pin">
              Pin a comment
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onWrite({ spot: null })}>
              Whole photo
            </Button>
          </div>
        )}
        {photo.threads.length === 0 ? (
          !canRequest && <p className="px-5 py-4 text-ink-2">No comments on this photo yet.</p>
        ) : (
          <ul>
            {photo.threads.map((thread) => (
              <ThreadCard key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </section>
      {canRequest && revisions.drafts > 0 && <RequestBar className="border-t px-5 py-3" />}
    </aside>
  )
}
