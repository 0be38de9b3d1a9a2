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
  access: 'exchange-messages',
  input: Nothing,
  run: (actor) => listBellConversations(actor),
})

export const startConversationAction = defineFormAction({
  access: 'client',
  input: StartConversation,
  run: (actor, input) => startConversation(actor, input),
})

export const writeToClientAction = defineFormAction({
  access: 'message-clients',
  input: WriteToClient,
  run: (actor, input) => writeToClient(actor, input),
})

export const sendMessageAction = defineAction({
  access: 'exchange-messages',
  input: SendMessage,
  run: async (actor, input) => {
    const { messageId } = await sendMessage(actor, input)
    return readSentMessage(actor, input.conversationId, messageId)
  },
})

export const readOlderAction = defineAction({
  access: 'exchange-messages',
  input: OlderMessages,
  run: (actor, input) => readOlderMessages(actor, input),
})

export const readNewerAction = defineAction({
  access: 'exchange-messages',
  input: NewerMessages,
  run: (actor, input) => readNewerMessages(actor, input),
})

export const listOlderConversationsAction = defineAction({
  access: 'exchange-messages',
  input: OlderConversations,
  run: (actor, input) => listConversations(actor, input),
})

export const assignConversationAction = defineAction({
  access: 'message-clients',
  input: AssignConversation,
  run: (actor, { conversationId, to }) => assignConversation(actor, conversationId, to),
})

export const markConversationReadAction = defineAction({
  access: 'exchange-messages',
  input: OneConversation,
  run: (actor, { conversationId }) => markConversationRead(actor, conversationId),
})

export const closeConversationAction = defineAction({
  access: 'message-clients',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'CLOSED'),
})

export const reopenConversationAction = defineAction({
  access: 'message-clients',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'OPEN'),
})

export const deleteConversationAction = defineAction({
  access: 'exchange-messages',
  input: OneConversation,
  run: (actor, { conversationId }) => deleteConversation(actor, conversationId),
})
