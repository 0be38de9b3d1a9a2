'use client'

import { useEffect, useRef, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { TextButton } from '@/components/ui/text-link'
import { askAgainAction, replyAction, setResolvedAction } from '@/lib/photos/revisions/actions'
import type { ShownThread } from '@/lib/photos/revisions/schema'
import { CommentForm } from './comment-form'
import { useRevisions } from './revisions-context'
import { ThreadComment } from './thread-comment'
import { stateOf } from './thread-state'

/** A thread: its comments, whom it waits for, and what its reader can do. */
export function ThreadCard({ thread }: { thread: ShownThread }) {
  const { revisions, selectedId, select } = useRevisions()
  const [form, setForm] = useState<'reply' | 'again' | null>(null)
  const card = useRef<HTMLLIElement>(null)
  const { id, number, spot, isDraft, isResolved, comments } = thread
  const isSelected = id === selectedId
  const takesPart = revisions.canRequest || revisions.canRevise

  useEffect(() => {
    // Not scrollIntoView, which would also scroll the page behind the viewer.
    const list = card.current?.closest('section')
    if (isSelected && card.current) list?.scrollTo({ top: card.current.offsetTop })
  }, [isSelected])

  return (
    <li
      ref={card}
      className={mergeClasses(
        'grid gap-3 border-b px-5 py-4',
        isSelected && 'bg-accent-wash shadow-[inset_3px_0_0_var(--color-accent)]',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-strong">
          <button type="button" className="min-h-6" onClick={() => select(id)}>
            {spot ? `Comment ${number}` : `Comment ${number}, whole photo`}
          </button>
        </h3>
        <Status {...stateOf(thread, revisions)} />
      </div>
      {comments.map((comment) => (
        <ThreadComment key={comment.id} comment={comment} />
      ))}
      {form === 'reply' && (
        <CommentForm
          label="Reply"
          submitLabel="Send reply"
          onSubmit={(text) => replyAction({ threadId: id, text })}
          onDone={() => setForm(null)}
        />
      )}
      {form === 'again' && (
        <CommentForm
          label="What should change?"
          hint="It's sent with your next round."
          submitLabel="Add to next round"
          onSubmit={(text) => askAgainAction({ threadId: id, text })}
          onDone={() => setForm(null)}
        />
      )}
      {takesPart && !isDraft && form === null && (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <TextButton onClick={() => setForm('reply')}>Reply</TextButton>
          {revisions.canRequest && <TextButton onClick={() => setForm('again')}>Ask again</TextButton>}
          <TextButton
            onClick={() =>
              void showResult(setResolvedAction({ threadId: id, resolved: !isResolved }), {
                failed: 'Please try again.',
                failedTitle: isResolved ? 'Comment not reopened' : 'Comment not resolved',
              })
            }
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </TextButton>
        </div>
      )}
    </li>
  )
}
