'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { showResult } from '@/components/ui/show-result'
import { deleteServiceAction, orderServicesAction } from '@/lib/catalog/services/actions'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { bookedServiceText } from '@/lib/catalog/services/words/editor'
import { moveEntry } from '@/lib/platform/data/move-entry'

type ServiceMenuProps = { service: ManagedService; services: readonly ManagedService[] }

/** What is seldom done with a service: copying, moving, and deleting it. */
export function ServiceMenu({ service: { id, name, category, wasBooked }, services }: ServiceMenuProps) {
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const ids = services.filter((service) => service.category === category).map((service) => service.id)
  const place = ids.indexOf(id)

  function moveTo(wantedPlace: number) {
    const wanted = moveEntry(ids, id, wantedPlace)
    const position = `Position ${wantedPlace + 1} of ${ids.length}`
    void showResult(orderServicesAction({ category, seen: ids, wanted }), {
      done: ['Service moved', position],
      failed: 'Failed to save the order',
    })
  }

  return (
    <>
      <MoreMenu label={`More actions for ${name}`}>
        <MenuLink icon="copy" href={`/settings/services/new?from=${id}`}>
          Duplicate
        </MenuLink>
        {place > 0 && (
          <MenuButton icon="arrow-up" onClick={() => moveTo(place - 1)}>
            Move up
          </MenuButton>
        )}
        {place < ids.length - 1 && (
          <MenuButton icon="arrow-down" onClick={() => moveTo(place + 1)}>
            Move down
          </MenuButton>
        )}
        <MenuLine />
        {wasBooked ? (
          <p className="t-label px-2.5 py-1.5">{bookedServiceText}</p>
        ) : (
          <MenuButton icon="trash-2" className="text-stop" onClick={() => setDeleting(true)}>
            Delete service
          </MenuButton>
        )}
      </MoreMenu>
      <ConfirmAction
        open={isDeleting}
        onClose={() => setDeleting(false)}
        act={() => deleteServiceAction({ serviceId: id })}
        done="Service deleted"
        failed="Failed to delete service"
        onDone={() => router.replace('/settings/services')}
        title="Delete this service?"
        description={`${name} will be removed from the catalog. No one has booked it yet.`}
        cancelLabel="Keep service"
        confirmLabel="Delete service"
        busyText="Deleting"
      />
    </>
  )
}
