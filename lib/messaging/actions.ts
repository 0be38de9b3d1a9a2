'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { deleteConversation as deleteConversationCommand } from './commands/delete-conversation'
import { markConversationRead as markConversationReadCommand } from './commands/mark-conversation-read'
import { sendMessage as sendMessageCommand } from './commands/send-message'
import { setConversationStatus } from './commands/set-conversation-status'
import { startConversation as startConversationCommand } from './commands/start-conversation'
import { OneConversation, SendMessage, StartConversation } from './schema'

export const startConversation = defineFormAction({
  access: 'client',
  input: StartConversation,
  run: (actor, input) => startConversationCommand(actor, input),
})

export const sendMessage = defineAction({
  access: 'signed-in',
  input: SendMessage,
  run: (actor, input) => sendMessageCommand(actor, input),
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
