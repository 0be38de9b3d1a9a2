'use client'

import { type ComponentProps, Suspense } from 'react'
import { defer, useModule } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import type { NewConversationForm } from './new-conversation-form'

const deferred = defer(() => import('./new-conversation-form'))

/** The form of a new conversation, whose code loads only when it is open. */
export function LazyNewConversationForm(props: ComponentProps<typeof NewConversationForm>) {
  return (
    <Suspense fallback={<Loading className="p-5" />}>
      <LoadedNewConversationForm {...props} />
    </Suspense>
  )
}

function LoadedNewConversationForm(props: ComponentProps<typeof NewConversationForm>) {
  const loaded = useModule(deferred)
  return <loaded.NewConversationForm {...props} />
}
