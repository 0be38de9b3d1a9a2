'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { clientAddress } from '@/lib/auth/client-address'
import { writeCookie } from '@/lib/auth/cookie'
import { flashOnNextPage } from '@/lib/auth/flash'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { invitedTexts } from '@/lib/people/accounts/words/clients'
import { requestQuoteByMessage } from '@/lib/workflows/request-quote-by-message'
import { startQuoteBooking } from '@/lib/workflows/start-quote-booking'
import { deleteQuote } from './commands/delete-quote'
import { replyToQuote } from './commands/reply-to-quote'
import { requestQuote } from './commands/request-quote'
import { setQuoteOpen } from './commands/set-quote-open'
import { sentQuoteCookie, writeSentQuote } from './rules/sent-quote'
import { OneQuote, ReplyToQuote, RequestQuote, RequestQuoteByMessage } from './schema'

export const requestQuoteAction = defineFormAction({
  access: 'anyone',
  input: RequestQuote,
  run: async (_actor, input) => {
    // After an error the form gets a new opening and the services that are currently offered.
    refresh()
    await requestQuote(input, clientAddress(await headers()))
    await writeCookie(sentQuoteCookie, writeSentQuote(input))
    redirect('/portfolio/quote/sent')
  },
})

export const requestQuoteByMessageAction = defineFormAction({
  access: 'client',
  input: RequestQuoteByMessage,
  run: async (actor, input) => {
    refresh()
    const { conversationId, flash } = await requestQuoteByMessage(actor, input)
    await flashOnNextPage(flash)
    redirect(`/support?conversation=${conversationId}`)
  },
})

export const replyToQuoteAction = defineFormAction({
  access: 'answer-quotes',
  input: ReplyToQuote,
  run: (actor, input) => refreshAfter(replyToQuote(actor, input)),
})

export const bookQuoteAction = defineFormAction({
  access: 'book-for-clients',
  input: OneQuote,
  run: async (actor, { quoteId }) => {
    const { href, ...invited } = await startQuoteBooking(actor, quoteId)
    await flashOnNextPage({ tone: 'success', ...invitedTexts(invited) })
    redirect(href)
  },
})

export const closeQuoteAction = defineAction({
  access: 'answer-quotes',
  input: OneQuote,
  run: (actor, { quoteId }) => refreshAfter(setQuoteOpen(actor, quoteId, false)),
})

export const reopenQuoteAction = defineAction({
  access: 'answer-quotes',
  input: OneQuote,
  run: (actor, { quoteId }) => refreshAfter(setQuoteOpen(actor, quoteId, true)),
})

export const deleteQuoteAction = defineAction({
  access: 'answer-quotes',
  input: OneQuote,
  run: (actor, { quoteId }) => deleteQuote(actor, quoteId),
})
