'use client'

import { type ComponentProps, Suspense } from 'react'
import { defer, useModule } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import type { Conversation } from './conversation'

const deferred = defer(() => import('./conversation'))

/** A conversation, whose code loads only when one is open. */
export function LazyConversation(props: ComponentProps<typeof Conversation>) {
  return (
    <Suspense fallback={<Loading className="p-5" />}>
      <LoadedConversation {...props} />
    </Suspense>
  )
}

function LoadedConversation(props: ComponentProps<typeof Conversation>) {
  const loaded = useModule(deferred)
  return <loaded.Conversation {...props} />
}
