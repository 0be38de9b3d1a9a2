import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import type { ConversationDetail } from '@/lib/messaging/schema'

type ConversationHeadProps = {
  conversation: ConversationDetail
  /** The line under the subject, which names the other side. */
  lead: string
  backHref: string
  actions: ReactNode
}

/** The header of a conversation: subject, people, status, and actions. */
export function ConversationHead({ conversation, lead, backHref, actions }: ConversationHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-5 py-3 md:px-8 md:py-5">
      <div className="min-w-0">
        <TextLink href={backHref} icon={<ArrowLeft className="icon-sm" />} className="text-ink-2 md:hidden">
          All conversations
        </TextLink>
        <h2 className="t-head wrap-break-word">{conversation.subject}</h2>
        <p className="text-ink-2 wrap-break-word">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {conversation.priority === 'HIGH' && (
          <span className="mr-3 text-xs font-strong text-stop">High priority</span>
        )}
        <Status value={conversation.status} className="mr-3" />
        {actions}
      </div>
    </header>
  )
}
