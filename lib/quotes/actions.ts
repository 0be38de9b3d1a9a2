'use server'

import { refresh } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { clientAddress } from '@/lib/auth/client-address'
import { flashOnNextPage } from '@/lib/auth/flash'
import { usesSecureCookies } from '@/lib/auth/session-cookie'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { askForQuoteByMessage } from '@/lib/workflows/ask-for-quote'
import { answerQuote as answerQuoteCommand } from './commands/answer-quote'
import { askForQuote } from './commands/ask-for-quote'
import { closeQuote as closeQuoteCommand, reopenQuote as reopenQuoteCommand } from './commands/close-quote'
import { deleteQuote as deleteQuoteCommand } from './commands/delete-quote'
import { AnswerQuote, AskByMessage, AskForQuote, OneQuote } from './schema'
import { sentQuoteCookie, writeSentQuote } from './sent-quote'

export const askForQuoteAction = defineFormAction({
  access: 'anyone',
  input: AskForQuote,
  run: async (_actor, input) => {
    // After a refusal the form is made anew: with a fresh opening, and the services that are offered now.
    refresh()
    await askForQuote(input, clientAddress(await headers()))
    const { name, path, seconds } = sentQuoteCookie
    const jar = await cookies()
    jar.set(name, writeSentQuote(input), {
      httpOnly: true,
      sameSite: 'lax',
      secure: usesSecureCookies(),
      path,
      maxAge: seconds,
    })
    redirect('/portfolio/quote/sent')
  },
})

export const askForQuoteByMessageAction = defineFormAction({
  access: 'client',
  input: AskByMessage,
  run: async (actor, input) => {
    refresh()
    const { conversationId } = await askForQuoteByMessage(actor, input)
    await flashOnNextPage({
      tone: 'success',
      title: 'Request sent',
      message: 'The studio answers in this conversation.',
    })
    redirect(`/support?conversation=${conversationId}`)
  },
})

export const answerQuote = defineFormAction({
  access: 'photographer',
  input: AnswerQuote,
  run: async (actor, input) => {
    const sent = await answerQuoteCommand(actor, input)
    refresh()
    return sent
  },
})

export const closeQuote = defineAction({
  access: 'photographer',
  input: OneQuote,
  run: async (actor, { quoteId }) => {
    await closeQuoteCommand(actor, quoteId)
    refresh()
  },
})

export const reopenQuote = defineAction({
  access: 'photographer',
  input: OneQuote,
  run: async (actor, { quoteId }) => {
    await reopenQuoteCommand(actor, quoteId)
    refresh()
  },
})

export const deleteQuote = defineAction({
  access: 'photographer',
  input: OneQuote,
  run: (actor, { quoteId }) => deleteQuoteCommand(actor, quoteId),
})
