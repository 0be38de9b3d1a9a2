'use server'

import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { readNewerMessages } from '@/lib/messaging/queries/read-newer-messages'
import { readOlderMessages } from '@/lib/messaging/queries/read-older-messages'
import { readSentMessage } from '@/lib/messaging/queries/read-sent-message'
import { assignConversation } from './commands/assign-conversation'
import { deleteConversation } from './commands/delete-conversation'
import { markConversationRead } from './commands/mark-conversation-read'
import { sendMessage } from './commands/send-message'
import { setConversationStatus } from './commands/set-conversation-status'
import { startConversation } from './commands/start-conversation'
import { writeToClient } from './commands/write-to-client'
import { listBellConversations } from './queries/list-bell-conversations'
import { listConversations } from './queries/list-conversations'
import {
  AssignConversation,
  NewerMessages,
  OlderConversations,
  OlderMessages,
  OneConversation,
  SendMessage,
  StartConversation,
  WriteToClient,
} from './schema'

export const readMessageBellAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => listBellConversations(actor),
})

export const startConversationAction = defineFormAction({
  access: 'client',
  input: StartConversation,
  run: (actor, input) => startConversation(actor, input),
})

export const writeToClientAction = defineFormAction({
  access: 'photographer',
  input: WriteToClient,
  run: (actor, input) => writeToClient(actor, input),
})

export const sendMessageAction = defineAction({
  access: 'signed-in',
  input: SendMessage,
  run: async (actor, input) => {
    const { messageId } = await sendMessage(actor, input)
    return readSentMessage(actor, input.conversationId, messageId)
  },
})

export const readOlderAction = defineAction({
  access: 'signed-in',
  input: OlderMessages,
  run: (actor, input) => readOlderMessages(actor, input),
})

export const readNewerAction = defineAction({
  access: 'signed-in',
  input: NewerMessages,
  run: (actor, input) => readNewerMessages(actor, input),
})

export const listOlderConversationsAction = defineAction({
  access: 'signed-in',
  input: OlderConversations,
  run: (actor, input) => listConversations(actor, input),
})

export const assignConversationAction = defineAction({
  access: 'photographer',
  input: AssignConversation,
  run: (actor, { conversationId, to }) => assignConversation(actor, conversationId, to),
})

export const markConversationReadAction = defineAction({
  access: 'signed-in',
  input: OneConversation,
  run: (actor, { conversationId }) => markConversationRead(actor, conversationId),
})

export const closeConversationAction = defineAction({
  access: 'photographer',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'CLOSED'),
})

export const reopenConversationAction = defineAction({
  access: 'photographer',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'OPEN'),
})

export const deleteConversationAction = defineAction({
  access: 'signed-in',
  input: OneConversation,
  run: (actor, { conversationId }) => deleteConversation(actor, conversationId),
})
