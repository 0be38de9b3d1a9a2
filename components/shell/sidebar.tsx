import Link from 'next/link'
import type { ViewerRole } from '@/components/shell/navigation'
import { SidebarNav } from '@/components/shell/sidebar-nav'
import { Logo } from '@/components/ui/logo'

type SidebarProps = {
  role: ViewerRole
  unreadMessages: number
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
}

/** The content of the sidebar and the drawer: logo, links, and the studio's contact details. */
export function Sidebar({ role, unreadMessages, studio }: SidebarProps) {
  return (
    <div className="flex h-full flex-col overflow-x-hidden overflow-y-auto">
      <div className="flex h-(--bar) flex-none items-center px-5 max-md:pr-14 rail:justify-center rail:px-0">
        <Link href="/dashboard" aria-label={`${studio.name}, home`} className="min-w-0">
          <Logo
            name={studio.name}
            logoUrl={studio.logoUrl}
            nameClassName="rail:hidden"
            logoClassName="rail:max-w-10 rail:object-center"
          />
        </Link>
      </div>
      <SidebarNav role={role} unreadMessages={unreadMessages} />
      <div className="mt-auto border-t px-5 py-4 text-xs whitespace-nowrap text-ink-3 rail:hidden">
        {studio.hours}
        <br />
        <a href={`mailto:${studio.supportEmail}`} className="hover:text-ink hover:underline">
          {studio.supportEmail}
        </a>
      </div>
    </div>
  )
}
