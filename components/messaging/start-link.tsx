import { LinkButton } from '@/components/ui/button'

type StartLinkProps = {
  isPhotographer: boolean
  variant?: 'default' | 'main'
  wide?: boolean
  isCurrent?: boolean
}

/** Links to a new conversation: photographers choose a client first, clients write to the studio. */
export function StartLink({ isPhotographer, variant, wide, isCurrent = false }: StartLinkProps) {
  return (
    <LinkButton
      href={isPhotographer ? '/admin-messages?compose=1' : '/support?compose=1'}
      variant={variant}
      wide={wide}
      aria-current={isCurrent ? 'page' : undefined}
      icon="plus"
    >
      Start New Conversation
    </LinkButton>
  )
}
