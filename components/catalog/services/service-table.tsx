import { HeadCell, Table } from '@/components/ui/table'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { ManagedService } from '@/lib/catalog/services/schema/editing'
import { countOf } from '@/lib/platform/words'
import { CategoryRows } from './category-rows'

type ServiceTableProps = { services: readonly ManagedService[] }

const head = (
  <>
    <HeadCell className="w-[42%]">Service</HeadCell>
    <HeadCell className="w-[18%]">Duration</HeadCell>
    <HeadCell number>Price</HeadCell>
    <HeadCell>Status</HeadCell>
    <HeadCell hiddenLabel>Move</HeadCell>
  </>
)

/** The services as photographers edit them, by category. */
export function ServiceTable({ services }: ServiceTableProps) {
  const active = services.filter((service) => service.active).length
  return (
    <>
      <Table caption="Services and prices" head={head}>
        {serviceCategories.map(({ id, name }) => (
          <CategoryRows
            key={id}
            name={name}
            services={services.filter((service) => service.category === id)}
          />
        ))}
      </Table>
      <p className="t-label pt-3.5">
        {active} of {countOf(services.length, 'service')} active
      </p>
    </>
  )
}
