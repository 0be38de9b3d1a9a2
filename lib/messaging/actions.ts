'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { assignConversation as assignConversationCommand } from './commands/assign-conversation'
import { deleteConversation as deleteConversationCommand } from './commands/delete-conversation'
import { markConversationRead as markConversationReadCommand } from './commands/mark-conversation-read'
import { sendMessage as sendMessageCommand } from './commands/send-message'
import { setConversationStatus } from './commands/set-conversation-status'
import { startConversation as startConversationCommand } from './commands/start-conversation'
import { writeToClient as writeToClientCommand } from './commands/write-to-client'
import { listConversations } from './queries'
import { readNewerMessages, readOlderMessages, readSentMessage } from './queries/read-thread'
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

export const startConversation = defineFormAction({
  access: 'client',
  input: StartConversation,
  run: (actor, input) => startConversationCommand(actor, input),
})

export const writeToClient = defineFormAction({
  access: 'photographer',
  input: WriteToClient,
  run: (actor, input) => writeToClientCommand(actor, input),
})

export const sendMessage = defineAction({
  access: 'signed-in',
  input: SendMessage,
  run: async (actor, input) => {
    const { messageId } = await sendMessageCommand(actor, input)
    return readSentMessage(actor, input.conversationId, messageId)
  },
})

export const readOlder = defineAction({
  access: 'signed-in',
  input: OlderMessages,
  run: (actor, input) => readOlderMessages(actor, input),
})

export const readNewer = defineAction({
  access: 'signed-in',
  input: NewerMessages,
  run: (actor, input) => readNewerMessages(actor, input),
})

export const listOlderConversations = defineAction({
  access: 'signed-in',
  input: OlderConversations,
  run: (actor, input) => listConversations(actor, input),
})

export const assignConversation = defineAction({
  access: 'photographer',
  input: AssignConversation,
  run: (actor, { conversationId, to }) => assignConversationCommand(actor, conversationId, to),
})

export const markConversationRead = defineAction({
  access: 'signed-in',
  input: OneConversation,
  run: (actor, { conversationId }) => markConversationReadCommand(actor, conversationId),
})

export const closeConversation = defineAction({
  access: 'photographer',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'CLOSED'),
})

export const reopenConversation = defineAction({
  access: 'photographer',
  input: OneConversation,
  run: (actor, { conversationId }) => setConversationStatus(actor, conversationId, 'OPEN'),
})

export const deleteConversation = defineAction({
  access: 'signed-in',
  input: OneConversation,
  run: (actor, { conversationId }) => deleteConversationCommand(actor, conversationId),
})
