import type { AccessDetails } from '@/lib/booking/access-details/schema'

export function isEmpty(details: AccessDetails): boolean {
  return Object.values(details).every((value) => value === '')
}

export const noDetails: AccessDetails = {
  lockboxKind: '',
  lockboxCode: '',
  gateCode: '',
  alarmCode: '',
  occupancy: '',
  pets: '',
  notes: '',
  contactName: '',
  contactPhone: '',
}
