'use client'

import { useState } from 'react'
import { formatAge } from '@/components/ui/format-age'
import { showResult } from '@/components/ui/show-result'
import { TextButton } from '@/components/ui/text-link'
import { deleteCommentAction, editCommentAction } from '@/lib/photos/revisions/actions'
import type { ShownComment } from '@/lib/photos/revisions/schema'
import { draftText } from '@/lib/photos/revisions/words/revisions'
import { CommentForm } from './comment-form'

/** One comment. The author can edit and delete it until it's sent. */
export function ThreadComment({ comment }: { comment: ShownComment }) {
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
