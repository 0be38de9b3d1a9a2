'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { addVersions } from './commands/add-versions'
import { approveVersion, withdrawVersion } from './commands/decide-version'
import { addComment, askAgain, deleteComment, editComment } from './commands/draft-comments'
import { reply, setResolved } from './commands/reply'
import { sendRound } from './commands/send-round'
import {
  AddComment,
  AddReply,
  AddVersions,
  EditComment,
  OneComment,
  OneVersion,
  SendRound,
  SetResolved,
} from './schema'

export const addCommentAction = defineAction({
  access: 'client',
  input: AddComment,
  run: (actor, input) => refreshInAnyCase(addComment(actor, input)),
})

export const askAgainAction = defineAction({
  access: 'client',
  input: AddReply,
  run: (actor, input) => refreshInAnyCase(askAgain(actor, input)),
})

export const editCommentAction = defineAction({
  access: 'client',
  input: EditComment,
  run: (actor, input) => refreshInAnyCase(editComment(actor, input)),
})

export const deleteCommentAction = defineAction({
  access: 'client',
  input: OneComment,
  run: (actor, { commentId }) => refreshInAnyCase(deleteComment(actor, commentId)),
})

export const sendRoundAction = defineAction({
  access: 'client',
  input: SendRound,
  run: (actor, input) => refreshInAnyCase(sendRound(actor, input)),
})

export const replyAction = defineAction({
  access: 'open-photos',
  input: AddReply,
  run: (actor, input) => refreshInAnyCase(reply(actor, input)),
})

export const setResolvedAction = defineAction({
  access: 'open-photos',
  input: SetResolved,
  run: (actor, input) => refreshInAnyCase(setResolved(actor, input)),
})

export const addVersionsAction = defineAction({
  access: 'prepare-photos',
  input: AddVersions,
  run: (actor, input) => refreshInAnyCase(addVersions(actor, input)),
})

export const approveVersionAction = defineAction({
  access: 'client',
  input: OneVersion,
  run: (actor, { versionId }) => refreshInAnyCase(approveVersion(actor, versionId)),
})

export const withdrawVersionAction = defineAction({
  access: 'prepare-photos',
  input: OneVersion,
  run: (actor, { versionId }) => refreshInAnyCase(withdrawVersion(actor, versionId)),
})
