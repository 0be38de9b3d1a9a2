import type { ServiceCategory } from '@/prisma/generated/enums'

/** One service as it is offered today. The duration is shown as written: "2-3 hours". */
export type OfferedService = {
  id: string
  category: ServiceCategory
  name: string
  description: string
  duration: string
  priceCents: number
}
