'use client'

import { type ComponentProps, Suspense } from 'react'
import { defer, useModule } from '@/components/ui/defer'
import { Spinner } from '@/components/ui/spinner'
import type { NewConversationForm } from './new-conversation-form'

const deferred = defer(() => import('./new-conversation-form'))

/** The form of a new conversation, whose code loads only when it is open. */
export function LazyNewConversationForm(props: ComponentProps<typeof NewConversationForm>) {
  return (
    <Suspense fallback={<Spinner label="Loading" className="p-5" />}>
      <LoadedNewConversationForm {...props} />
    </Suspense>
  )
}

function LoadedNewConversationForm(props: ComponentProps<typeof NewConversationForm>) {
  const loaded = useModule(deferred)
  return <loaded.NewConversationForm {...props} />
}
