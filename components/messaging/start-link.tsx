import { Plus } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'

type StartLinkProps = { isPhotographer: boolean; wide?: boolean; isCurrent?: boolean }

/** The way to a new conversation: a photographer chooses a client first, a client writes to the studio. */
export function StartLink({ isPhotographer, wide, isCurrent = false }: StartLinkProps) {
  return (
    <LinkButton
      href={isPhotographer ? '/admin-messages?compose=1' : '/support?compose=1'}
      wide={wide}
      aria-current={isCurrent ? 'page' : undefined}
      icon={<Plus className="icon-sm" aria-hidden="true" />}
    >
      Start New Conversation
    </LinkButton>
  )
}
