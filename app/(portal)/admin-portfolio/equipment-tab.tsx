import { EquipmentList } from '@/components/portfolio/equipment-list'
import { EmptyState } from '@/components/ui/empty-state'
import { listEquipment } from '@/lib/portfolio/queries'

/** The studio's equipment by category. */
export async function EquipmentTab() {
  const equipment = await listEquipment()
  return (
    <div className="mt-8">
      {equipment.length > 0 ? (
        <EquipmentList equipment={equipment} />
      ) : (
        <EmptyState title="No equipment yet">
          What you add appears on the public page, by category.
        </EmptyState>
      )}
    </div>
  )
}
