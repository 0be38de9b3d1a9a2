import { EquipmentList } from '@/components/portfolio/equipment-list'
import { RecentlyDeleted } from '@/components/portfolio/recently-deleted'
import { EmptyState } from '@/components/ui/empty-state'
import type { Actor } from '@/lib/auth/actor'
import { listDeleted } from '@/lib/portfolio/queries/list-deleted'
import { listEquipment } from '@/lib/portfolio/queries/list-equipment'

/** The studio's equipment, grouped by category. */
export async function EquipmentTab({ actor }: { actor: Actor }) {
  const [equipment, deleted] = await Promise.all([listEquipment(), listDeleted(actor, 'equipment')])
  return (
    <div className="mt-8">
      {equipment.length > 0 ? (
        <EquipmentList equipment={equipment} />
      ) : (
        <EmptyState title="No equipment yet">
          Equipment you add appears on the public page, grouped by category.
        </EmptyState>
      )}
      <RecentlyDeleted entries={deleted} />
    </div>
  )
}
