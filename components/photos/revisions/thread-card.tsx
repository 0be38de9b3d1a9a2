'use client'

import { useEffect, useRef, useState } from 'react'
import { formatAge } from '@/components/ui/format-age'
import { mergeClasses } from '@/components/ui/merge-classes'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { TextButton } from '@/components/ui/text-link'
import {
  askAgainAction,
  deleteCommentAction,
  editCommentAction,
  replyAction,
  setResolvedAction,
} from '@/lib/photos/revisions/actions'
import type { ShownComment, ShownThread } from '@/lib/photos/revisions/schema'
import { draftText } from '@/lib/photos/revisions/words/revisions'
import { CommentForm } from './comment-form'
import { useRevisions } from './revisions-context'
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

/** One comment. The author can edit and delete it until it's sent. */
function ThreadComment({ comment }: { comment: ShownComment }) {
  const [isEditing, setIsEditing] = useState(false)
  const { id, text, author, isOwn, isDraft, round, createdAt } = comment
  if (isEditing) {
    return (
      <CommentForm
        label="Comment"
        submitLabel="Save"
        text={text}
        onSubmit={(edited) => editCommentAction({ commentId: id, text: edited })}
        onDone={() => setIsEditing(false)}
      />
    )
  }
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-3">
        <span className="font-strong text-ink">{isOwn ? 'You' : author}</span>
        <time dateTime={createdAt} suppressHydrationWarning>
          {formatAge(createdAt)}
        </time>
        {round !== null && <span>Round {round}</span>}
        {isDraft && <span>{draftText}</span>}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {isDraft && isOwn && (
        <div className="mt-1 flex gap-4">
          <TextButton onClick={() => setIsEditing(true)}>Edit</TextButton>
          <TextButton
            onClick={() =>
              void showResult(deleteCommentAction({ commentId: id }), {
                done: 'Comment deleted',
                failed: 'Please try again.',
                failedTitle: 'Comment not deleted',
              })
            }
          >
            Delete
          </TextButton>
        </div>
      )}
    </div>
  )
}
